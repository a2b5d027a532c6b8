import { useTranslations } from "next-intl";
import { useFieldArray } from "react-hook-form";
import { AddButton } from "@/components/ui/add-button";
import { IconButton } from "@/components/ui/icon-button";
import { Trash2 } from "@/components/ui/icons";
import { InputField } from "@/components/ui/input-field";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { updateLinks } from "@/lib/profiles/contract";
import { profileLimits } from "@/lib/profiles/limits";
import { mergeList } from "./current-lists";
import { SectionForm } from "./section-form";
import type { OwnProfile } from "./use-own-profile";

const emptyLink = { label: "", url: "" };

export function LinksForm({ own: { profile, saved, close } }: { own: OwnProfile }) {
  const t = useTranslations("profiles");
  const { bind, ...state } = useEndpointForm(updateLinks, {
    defaultValues: { links: profile.links.length > 0 ? profile.links : [emptyLink] },
    errorText: t("form.failed"),
    draftKey: "profile:links",
    request: async ({ links }) => ({ body: { links: await mergeList(profile, "links", links) } }),
    onSuccess: saved,
  });
  const list = useFieldArray({ control: state.form.control, name: "links" });
  return (
    <SectionForm label={t("sections.links")} state={state} onCancel={close}>
      <ul className="grid gap-4">
        {list.fields.map(({ id }, index) => (
          <li key={id} className="grid grid-cols-[1fr_auto] items-start gap-2 md:grid-cols-[1fr_2fr_auto]">
            <InputField
              {...bind(`links.${index}.label`)}
              label={t("links.label")}
              maxLength={profileLimits.label}
              required
            />
            <div className="max-md:order-last max-md:col-span-2">
              <InputField
                {...bind(`links.${index}.url`)}
                label={t("links.url")}
                maxLength={profileLimits.url}
                type="url"
                required
              />
            </div>
            <IconButton
              danger
              label={t("links.remove", { number: index + 1 })}
              onClick={() => list.remove(index)}
              className="mt-6"
              icon={<Trash2 />}
            />
          </li>
        ))}
      </ul>
      {list.fields.length < profileLimits.links && (
        <AddButton onClick={() => list.append(emptyLink)}>{t("links.add")}</AddButton>
      )}
    </SectionForm>
  );
}
