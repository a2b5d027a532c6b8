import { useTranslations } from "next-intl";
import { InputField } from "@/components/ui/input-field";
import { SelectField } from "@/components/ui/select-field";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { updateStudies } from "@/lib/profiles/contract";
import { profileLimits } from "@/lib/profiles/limits";
import type { Profile } from "@/lib/profiles/schemas";
import { mergeFields } from "./current-lists";
import { SectionForm } from "./section-form";
import type { OwnProfile } from "./use-own-profile";

const years = Array.from({ length: profileLimits.year }, (_, index) => index + 1);

export function StudiesForm({ own: { profile, saved, close } }: { own: OwnProfile }) {
  const t = useTranslations("profiles");
  const { bind, ...state } = useEndpointForm(updateStudies, {
    defaultValues: fieldsOf(profile),
    errorText: t("form.failed"),
    draftKey: "profile:studies",
    isShared: true,
    request: async (_, edited) => ({ body: await mergeFields(profile, fieldsOf, edited) }),
    onSuccess: saved,
  });
  return (
    <SectionForm label={t("sections.studies")} state={state} onCancel={close}>
      <InputField
        {...bind("programme")}
        label={t("studies.programme")}
        hint={t("studies.programmeHint")}
        maxLength={profileLimits.programme}
        optional
      />
      <div className="grid gap-4 md:grid-cols-2">
        <SelectField
          label={t("studies.year")}
          {...bind("year")}
          emptyOption={t("form.none")}
          options={years.map((year) => [year, t("studies.yearOf", { year })] as const)}
          optional
        />
        <InputField
          {...bind("campus")}
          label={t("studies.campus")}
          maxLength={profileLimits.campus}
          optional
        />
      </div>
    </SectionForm>
  );
}

function fieldsOf({ studies: { programme, year, campus } }: Profile) {
  return { programme: programme ?? "", year: year ? String(year) : "", campus: campus ?? "" };
}
