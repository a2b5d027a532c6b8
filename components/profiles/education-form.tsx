import { useTranslations } from "next-intl";
import { InputField } from "@/components/ui/input-field";
import { SelectField } from "@/components/ui/select-field";
import { TextareaField } from "@/components/ui/textarea-field";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { updateEducation } from "@/lib/profiles/contract";
import { profileLimits } from "@/lib/profiles/limits";
import { education as schema } from "@/lib/profiles/section-bodies";
import { replaceRow } from "./current-lists";
import { yearOptions } from "./month-field";
import { SectionForm } from "./section-form";
import type { OwnProfile } from "./use-own-profile";

export function EducationForm({ own: { profile, saved, close }, row }: { own: OwnProfile; row: number }) {
  const t = useTranslations("profiles");
  const current = profile.education[row];
  const { bind, ...state } = useEndpointForm(updateEducation, {
    schema,
    defaultValues: {
      school: current?.school ?? "",
      degree: current?.degree ?? "",
      start_year: current ? String(current.start_year) : "",
      end_year: current?.end_year ? String(current.end_year) : "",
      description: current?.description ?? "",
    },
    errorText: t("form.failed"),
    // Identifies the row by its content: its index changes with the other rows.
    draftKey: `profile:education:${current ? `${current.start_year} ${current.school}` : ""}`,
    request: async (values) => ({
      body: { education: await replaceRow(profile, "education", current, values) },
    }),
    onSuccess: saved,
  });
  const { title, description } = profileLimits;
  const years = { options: yearOptions(), emptyOption: t("form.yearNone") };
  return (
    <SectionForm label={t("education.form")} state={state} onCancel={close}>
      <div className="grid gap-4 md:grid-cols-2">
        <InputField {...bind("school")} label={t("education.school")} maxLength={title} required />
        <InputField {...bind("degree")} label={t("education.degree")} maxLength={title} optional />
        <SelectField label={t("form.start")} {...bind("start_year")} {...years} required />
        <SelectField label={t("form.end")} {...bind("end_year")} {...years} optional />
      </div>
      <TextareaField
        {...bind("description")}
        label={t("form.description")}
        maxLength={description}
        optional
        rows={4}
        controlClassName="max-h-96 min-h-28"
      />
    </SectionForm>
  );
}
