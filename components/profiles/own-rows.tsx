import { useTranslations } from "next-intl";
import { ActionError } from "@/components/ui/action-error";
import { IconButton } from "@/components/ui/icon-button";
import { Pencil, Trash2 } from "@/components/ui/icons";
import { useMutation } from "@/components/ui/use-mutation";
import { type CallOptions, call } from "@/lib/core/api/client";
import { updateEducation, updateExperiences } from "@/lib/profiles/contract";
import { replaceRow } from "./current-lists";
import { rowKeys } from "./row-keys";
import { Education, Experience } from "./timeline";
import type { OwnProfile } from "./use-own-profile";

type Section = "experiences" | "education";

/** The rows of a list: each is edited in its place, and a new one is added below them. */
export function OwnRows({ own, section }: { own: OwnProfile; section: Section }) {
  const { profile, editing, Editor } = own;
  const isEdited = (row: number) => editing?.section === section && editing.row === row;
  const editor = editing && Editor && <Editor own={own} editing={editing} />;
  const rows = profile[section];
  const keys = rowKeys(rows);
  return (
    <>
      {rows.length > 0 && (
        <ol className="grid gap-5">
          {keys.map((key, index) => (
            <li key={key}>{isEdited(index) ? editor : <Row own={own} section={section} index={index} />}</li>
          ))}
        </ol>
      )}
      {isEdited(rows.length) && editor}
    </>
  );
}

function Row({ own, section, index }: { own: OwnProfile; section: Section; index: number }) {
  if (section === "experiences") {
    const experience = own.profile.experiences[index];
    if (!experience) return null;
    const actions = <RowActions own={own} section={section} index={index} name={experience.title} />;
    return <Experience experience={experience} actions={actions} />;
  }
  const entry = own.profile.education[index];
  if (!entry) return null;
  const actions = (
    <RowActions own={own} section={section} index={index} name={entry.degree ?? entry.school} />
  );
  return <Education entry={entry} actions={actions} />;
}

type ActionProps = { own: OwnProfile; section: Section; index: number; name: string };

function RowActions({ own, section, index, name }: ActionProps) {
  const t = useTranslations("profiles");
  const { run, retry, isBusy, error } = useMutation(
    section === "experiences" ? updateExperiences : updateEducation,
    {
      errorText: t("failedRemove"),
      successText: t("removed", { name }),
      toast: false,
      // Removes the row from the current list on the server, which may differ from the one on this page.
      send: async (endpoint) => {
        const body = { [section]: await replaceRow(own.profile, section, own.profile[section][index]) };
        return call(endpoint, { body } as CallOptions<typeof endpoint>);
      },
      // If another section is being edited, it stays open.
      onSuccess: (response) =>
        own.editing?.section === section ? own.saved(response) : own.replace(response.data),
    },
  );
  return (
    <>
      <IconButton
        label={t("editRow", { name })}
        icon={<Pencil />}
        onClick={() => own.edit({ section, row: index })}
      />
      <IconButton
        danger
        label={t("removeRow", { name })}
        icon={<Trash2 />}
        aria-disabled={isBusy || undefined}
        onClick={() => run({ body: own.profile })}
      />
      <ActionError error={error} retry={retry} />
    </>
  );
}
