"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { EndpointForm } from "@/components/ui/endpoint-form";
import { Info } from "@/components/ui/icons";
import { InputField } from "@/components/ui/input-field";
import { SectionCard } from "@/components/ui/section-card";
import { SelectField } from "@/components/ui/select-field";
import { TextareaField } from "@/components/ui/textarea-field";
import { locales } from "@/db/enums";
import { languageNames } from "@/lib/core/i18n/locales";
import {
  changeLegalNotice,
  getLegalNotice,
  legalNoticeLimits,
} from "@/lib/school-settings/legal-notice-contract";
import type { LegalNotice, SchoolContact } from "@/lib/site";
import { useSettingsForm } from "./use-settings-form";

type Form = ReturnType<typeof useSettingsForm<typeof changeLegalNotice, LegalNotice>>;
type Props = { legalNotice: LegalNotice; contact: SchoolContact };

export function LegalNoticeForm({ legalNotice, contact }: Props) {
  const t = useTranslations("school-settings.legalNotice");
  const { bind, ...state } = useSettingsForm("legalNotice", changeLegalNotice, {
    read: getLegalNotice,
    values: legalNotice,
    draftKey: "legal-notice",
  });
  return (
    <EndpointForm state={state} submitLabel={t("save")}>
      <SectionCard id="legal-notice" title={t("title")} className="grid gap-4">
        <p className="text-muted text-sm">{t("lead")}</p>
        <MissingDetails control={state.form.control} contact={contact} />
        <Fields bind={bind} />
      </SectionCard>
    </EndpointForm>
  );
}

const lines = [
  ["publisher", "publisher"],
  ["registration_number", "registrationNumber"],
  ["director", "director"],
] as const;
const paragraphs = ["host", "providers"] as const;

function Fields({ bind }: { bind: Form["bind"] }) {
  const t = useTranslations("school-settings.legalNotice");
  return (
    <>
      {lines.map(([field, name]) => (
        <InputField
          key={field}
          label={t(name)}
          hint={t(`${name}Hint`)}
          {...bind(field)}
          maxLength={legalNoticeLimits[name]}
          optional
        />
      ))}
      {paragraphs.map((name) => (
        <TextareaField
          key={name}
          label={t(name)}
          hint={t(`${name}Hint`)}
          {...bind(name)}
          maxLength={legalNoticeLimits[name]}
          rows={3}
          optional
        />
      ))}
      <SelectField
        label={t("language")}
        hint={t("languageHint")}
        options={locales.map((value) => [value, languageNames[value]] as const)}
        {...bind("language")}
      />
    </>
  );
}

/** Names the details that the law requires and that are empty here or in the saved contact details. */
function MissingDetails({ control, contact }: { control: Form["form"]["control"]; contact: SchoolContact }) {
  const t = useTranslations("school-settings");
  const notice = useWatch({ control });
  const missing = [
    ...(["street", "city", "phone"] as const)
      .filter((name) => !contact[name])
      .map((name) => t(`contact.${name}`)),
    ...(["director", "host"] as const)
      .filter((name) => !notice[name]?.trim())
      .map((name) => t(`legalNotice.${name}`)),
  ];
  if (missing.length === 0) return null;
  return (
    <p className="flex gap-2 rounded-control bg-warning-soft px-3 py-2 text-sm text-warning">
      <Info />
      {t("legalNotice.missing", { details: missing.join(", ") })}
    </p>
  );
}
