"use client";

import { useTranslations } from "next-intl";
import * as z from "zod/mini";
import { EndpointForm } from "@/components/ui/endpoint-form";
import { InputField } from "@/components/ui/input-field";
import { SectionCard } from "@/components/ui/section-card";
import { SelectField } from "@/components/ui/select-field";
import { TextareaField } from "@/components/ui/textarea-field";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { signUpPolicies } from "@/db/enums";
import { call } from "@/lib/core/api/client";
import {
  changeSchoolSettings,
  emailDomains,
  getSchoolSettings,
  type SchoolSettings,
  schoolSettingsBody,
} from "@/lib/school-settings/contract";

const schema = z.extend(schoolSettingsBody, {
  email_domains: z.pipe(
    z.pipe(
      z.string(),
      z.transform((lines) => lines.split(/[\s,;]+/)),
    ),
    emailDomains,
  ),
});

const toFields = (settings: SchoolSettings) => ({
  ...settings,
  email_domains: settings.email_domains.join("\n"),
});

function useSchoolSettingsForm(settings: SchoolSettings) {
  const t = useTranslations("school-settings");
  return useEndpointForm(changeSchoolSettings, {
    errorText: t("failed"),
    schema,
    defaultValues: toFields(settings),
    draftKey: "school-settings",
    isShared: true,
    // Only the edited fields are sent: another administrator may have changed the others meanwhile.
    request: (_, edited, { email_domains, ...previous }) => ({
      body: { ...edited, expected: { ...previous, email_domains: email_domains?.split("\n") } },
    }),
    loadCurrent: async () => toFields((await call(getSchoolSettings, {})).data),
    successText: t("saved"),
    reset: ({ data }) => toFields(data),
  });
}

type Props = { settings: SchoolSettings; timeZones: readonly string[] };

export function SchoolSettingsForm({ settings, timeZones }: Props) {
  const t = useTranslations("school-settings");
  const { bind, ...state } = useSchoolSettingsForm(settings);
  return (
    <EndpointForm state={state} submitLabel={t("save")}>
      <SignUpSection bind={bind} />
      <DaysSection bind={bind} timeZones={timeZones} />
      <RetentionSection bind={bind} />
    </EndpointForm>
  );
}

type Bind = ReturnType<typeof useSchoolSettingsForm>["bind"];

function SignUpSection({ bind }: { bind: Bind }) {
  const t = useTranslations("school-settings");
  const policies = signUpPolicies.map((policy) => [policy, t(`policies.${policy}`)] as const);
  return (
    <SectionCard id="sign-up" title={t("signUp")} className="grid gap-4">
      <SelectField
        label={t("students")}
        hint={t("studentsHint")}
        options={policies}
        {...bind("student_sign_up")}
      />
      <TextareaField
        label={t("domains")}
        hint={t("domainsHint")}
        {...bind("email_domains")}
        rows={3}
        spellCheck={false}
        optional
      />
      <SelectField
        label={t("companies")}
        hint={t("companiesHint")}
        options={policies}
        {...bind("company_sign_up")}
      />
    </SectionCard>
  );
}

function DaysSection({ bind, timeZones }: { bind: Bind; timeZones: readonly string[] }) {
  const t = useTranslations("school-settings");
  return (
    <SectionCard id="days" title={t("days")} className="grid gap-4">
      <SelectField
        label={t("timeZone")}
        hint={t("timeZoneHint")}
        options={timeZones.map((zone) => [zone, zone.replaceAll("_", " ")] as const)}
        {...bind("time_zone")}
      />
    </SectionCard>
  );
}

const retentions = [
  ["audit_log_months", "auditLog"],
  ["contact_message_months", "contactMessages"],
  ["email_months", "emails"],
] as const;

function RetentionSection({ bind }: { bind: Bind }) {
  const t = useTranslations("school-settings");
  return (
    <SectionCard id="retention" title={t("retention")} className="grid gap-4">
      {retentions.map(([field, name]) => (
        <InputField
          key={field}
          label={t(name)}
          hint={t(`${name}Hint`)}
          {...bind(field)}
          type="number"
          inputMode="numeric"
          min={1}
          max={120}
          controlClassName="max-w-[8rem]"
          required
        />
      ))}
    </SectionCard>
  );
}
