import { useTranslations } from "next-intl";
import { TextareaField } from "@/components/ui/textarea-field";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { updateAbout } from "@/lib/profiles/contract";
import { profileLimits } from "@/lib/profiles/limits";
import { SectionForm } from "./section-form";
import type { OwnProfile } from "./use-own-profile";

export function AboutForm({ own: { profile, saved, close } }: { own: OwnProfile }) {
  const t = useTranslations("profiles");
  const { bind, ...state } = useEndpointForm(updateAbout, {
    defaultValues: { about: profile.about ?? "" },
    errorText: t("form.failed"),
    draftKey: "profile:about",
    isShared: true,
    onSuccess: saved,
  });
  return (
    <SectionForm label={t("sections.about")} state={state} onCancel={close}>
      <TextareaField
        {...bind("about")}
        label={t("about.label")}
        hint={t("about.hint")}
        maxLength={profileLimits.about}
        optional
        rows={4}
        controlClassName="max-h-96 min-h-28"
      />
    </SectionForm>
  );
}
