import { useTranslations } from "next-intl";
import { ActionError } from "@/components/ui/action-error";
import { Button } from "@/components/ui/button";
import { DeleteButton } from "@/components/ui/delete-button";
import { RelativeTime } from "@/components/ui/relative-time";
import { RichText } from "@/components/ui/rich-text";
import { TextareaField } from "@/components/ui/textarea-field";
import { useEndpoint } from "@/components/ui/use-endpoint";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { applicationLimits } from "@/lib/applications/constants";
import {
  createApplicationNote,
  deleteApplicationNote,
  listApplicationNotes,
} from "@/lib/applications/notes-contract";
import type { ApplicationNote } from "@/lib/applications/schemas";
import { errorMessage } from "@/lib/core/api/error-message";

/** The notes that the members of the company write for each other. */
export function Notes({ applicationId, canWrite }: { applicationId: number; canWrite: boolean }) {
  const t = useTranslations("applications.notes");
  const { notes, loadError, reload, creation } = useNotes(applicationId);
  return (
    <section aria-labelledby="panel-notes" className="grid gap-3">
      <div>
        <h3 id="panel-notes" className="text-base">
          {t("title")}
        </h3>
        <p className="text-muted text-xs">{t("private")}</p>
      </div>
      <ActionError error={loadError} retry={reload} />
      <ul className="grid gap-3 empty:hidden">
        {notes.map((note) => (
          <NoteItem key={note.id} note={note} applicationId={applicationId} onDeleted={reload} />
        ))}
      </ul>
      {canWrite && <NoteForm creation={creation} />}
    </section>
  );
}

function NoteForm({ creation }: Pick<ReturnType<typeof useNotes>, "creation">) {
  const t = useTranslations("applications.notes");
  const { form, submit, isBusy, field, error, formError } = creation;
  return (
    <form onSubmit={submit} className="grid gap-2">
      <TextareaField
        label={t("label")}
        {...field("content")}
        error={error("content") ?? formError}
        maxLength={applicationLimits.note}
        controlClassName="max-h-48"
      />
      <Button
        type="submit"
        variant="secondary"
        size="small"
        isBusy={isBusy}
        disabled={form.watch("content").trim() === ""}
        className="justify-self-start"
      >
        {t("add")}
      </Button>
    </form>
  );
}

type ItemProps = { note: ApplicationNote; applicationId: number; onDeleted: () => unknown };

function NoteItem({ note, applicationId, onDeleted }: ItemProps) {
  const t = useTranslations("applications.notes");
  const name = note.author?.name ?? t("deletedUser");
  return (
    <li className="flex items-start gap-2 border-line border-l-2 pl-3">
      <div className="min-w-0 flex-1">
        <RichText text={note.content} className="text-sm" />
        <p className="text-muted text-xs">
          {name} · <RelativeTime date={note.created_at} />
        </p>
      </div>
      {note.can_delete && (
        <DeleteButton
          label={t("delete", { name })}
          text={t("deleteText")}
          endpoint={deleteApplicationNote}
          options={{ params: { id: applicationId, noteId: note.id } }}
          errorText={t("failedDelete")}
          successText={t("deleted")}
          onDeleted={onDeleted}
        />
      )}
    </li>
  );
}

function useNotes(applicationId: number) {
  const t = useTranslations("applications.notes");
  const errorText = t("failed");
  const params = { id: applicationId };
  const { data, error, mutate } = useEndpoint(listApplicationNotes, { params });
  const creation = useEndpointForm(createApplicationNote, {
    defaultValues: { content: "" },
    errorText,
    successText: t("added"),
    request: (body) => ({ params, body }),
    draftKey: `application-note:${applicationId}`,
    reset() {
      // The button is disabled next. A reset form has no fields until it renders again.
      creation.form.setFocus("content");
      return { content: "" };
    },
    onSuccess: () => mutate(),
  });
  return {
    notes: data?.data ?? [],
    loadError: error && errorMessage(error, errorText),
    reload: () => mutate(),
    creation,
  };
}
