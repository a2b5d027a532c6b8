"use client";

import { useTranslations } from "next-intl";
import * as z from "zod/mini";
import { Card } from "@/components/ui/card";
import { EndpointForm } from "@/components/ui/endpoint-form";
import { InputField } from "@/components/ui/input-field";
import { Section } from "@/components/ui/section";
import { SelectField } from "@/components/ui/select-field";
import { TextareaField } from "@/components/ui/textarea-field";
import { toast } from "@/components/ui/toast";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { signUpPolicies } from "@/db/enums";
import {
  changeSchoolSettings,
  emailDomains,
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

function useSchoolSettingsForm(settings: SchoolSettings) {
  const t = useTranslations("school-settings");
  const state = useEndpointForm(changeSchoolSettings, {
    failed: t("failed"),
    schema,
    defaultValues: { ...settings, email_domains: settings.email_domains.join("\n") },
    // Another administrator may have changed the others meanwhile.
    request: (_, edited) => ({ body: edited }),
    onSuccess({ data }) {
      state.form.reset({ ...data, email_domains: data.email_domains.join("\n") });
      toast.success(t("saved"));
    },
  });
  return state;
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
    <Section as={Card} id="sign-up" title={t("signUp")} titleClassName="text-lg" className={cardStyle}>
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
    </Section>
  );
}

function DaysSection({ bind, timeZones }: { bind: Bind; timeZones: readonly string[] }) {
  const t = useTranslations("school-settings");
  return (
    <Section as={Card} id="days" title={t("days")} titleClassName="text-lg" className={cardStyle}>
      <SelectField
        label={t("timeZone")}
        hint={t("timeZoneHint")}
        options={timeZones.map((zone) => [zone, zone.replaceAll("_", " ")] as const)}
        {...bind("time_zone")}
      />
    </Section>
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
    <Section as={Card} id="retention" title={t("retention")} titleClassName="text-lg" className={cardStyle}>
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
          controlClassName="max-w-32"
          required
        />
      ))}
    </Section>
  );
}

const cardStyle = "grid gap-4 p-4 md:p-5";
