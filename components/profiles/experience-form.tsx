import { useTranslations } from "next-intl";
import { InputField } from "@/components/ui/input-field";
import { TextareaField } from "@/components/ui/textarea-field";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { updateExperiences } from "@/lib/profiles/contract";
import { profileLimits } from "@/lib/profiles/limits";
import type { ProfileExperience } from "@/lib/profiles/schemas";
import { experience as schema } from "@/lib/profiles/section-bodies";
import { replaceRow } from "./current-lists";
import { MonthField } from "./month-field";
import { SectionForm } from "./section-form";
import type { OwnProfile } from "./use-own-profile";

export function ExperienceForm({ own: { profile, saved, close }, row }: { own: OwnProfile; row: number }) {
  const t = useTranslations("profiles");
  const current = profile.experiences[row];
  const { bind, ...state } = useEndpointForm(updateExperiences, {
    schema,
    defaultValues: valuesOf(current),
    errorText: t("form.failed"),
    // Identifies the row by its content: its index changes with the other rows.
    draftKey: `profile:experiences:${current ? `${current.start} ${current.title}` : ""}`,
    request: async (values) => ({
      body: { experiences: await replaceRow(profile, "experiences", current, values) },
    }),
    onSuccess: saved,
  });
  const month = (name: "start" | "end") => ({
    name,
    control: state.form.control,
    error: state.error(name),
    onEdit: () => state.form.clearErrors(),
  });
  return (
    <SectionForm label={t("experiences.form")} state={state} onCancel={close}>
      <div className="grid gap-4 md:grid-cols-2">
        <InputField
          {...bind("title")}
          label={t("experiences.title")}
          maxLength={profileLimits.title}
          required
        />
        <InputField
          {...bind("organisation")}
          label={t("experiences.organisation")}
          maxLength={profileLimits.title}
          required
        />
        <MonthField label={t("form.start")} {...month("start")} required />
        <MonthField label={t("form.end")} {...month("end")} />
      </div>
      <InputField
        {...bind("location")}
        label={t("experiences.location")}
        maxLength={profileLimits.location}
        optional
      />
      <TextareaField
        {...bind("description")}
        label={t("form.description")}
        hint={t("experiences.descriptionHint")}
        maxLength={profileLimits.description}
        optional
        rows={4}
        controlClassName="max-h-96 min-h-28"
      />
    </SectionForm>
  );
}

function valuesOf(experience: ProfileExperience | undefined) {
  return {
    title: experience?.title ?? "",
    organisation: experience?.organisation ?? "",
    location: experience?.location ?? "",
    start: experience?.start ?? "",
    end: experience?.end ?? "",
    description: experience?.description ?? "",
  };
}
