"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { SchoolAddress } from "@/components/site/school-address";
import { EndpointForm } from "@/components/ui/endpoint-form";
import { InputField } from "@/components/ui/input-field";
import { SectionCard } from "@/components/ui/section-card";
import { SelectField } from "@/components/ui/select-field";
import { changeSchoolContact, contactLimits, getSchoolContact } from "@/lib/school-settings/contact-contract";
import type { SchoolContact } from "@/lib/site";
import { useSettingsForm } from "./use-settings-form";

type Countries = readonly (readonly [code: string, name: string])[];
type Form = ReturnType<typeof useSettingsForm<typeof changeSchoolContact, SchoolContact>>;

export function SchoolContactForm({ contact, countries }: { contact: SchoolContact; countries: Countries }) {
  const t = useTranslations("school-settings.contact");
  const { bind, ...state } = useSettingsForm("contact", changeSchoolContact, {
    read: getSchoolContact,
    values: contact,
    draftKey: "school-contact",
  });
  return (
    <EndpointForm state={state} submitLabel={t("save")}>
      <SectionCard id="contact" title={t("title")} className="grid gap-4">
        <p className="text-muted text-sm">{t("lead")}</p>
        <AddressFields bind={bind} countries={countries} />
        <InputField label={t("email")} {...bind("email")} type="email" required />
        <InputField
          label={t("phone")}
          hint={t("phoneHint")}
          {...bind("phone")}
          type="tel"
          maxLength={contactLimits.phone}
          optional
        />
        <PrivacyFields bind={bind} />
        <ContactPreview control={state.form.control} />
      </SectionCard>
    </EndpointForm>
  );
}

function AddressFields({ bind, countries }: { bind: Form["bind"]; countries: Countries }) {
  const t = useTranslations("school-settings.contact");
  return (
    <>
      <InputField label={t("name")} {...bind("name")} maxLength={contactLimits.name} required />
      <InputField label={t("street")} {...bind("street")} maxLength={contactLimits.street} optional />
      <InputField label={t("city")} {...bind("city")} maxLength={contactLimits.city} optional />
      <SelectField label={t("country")} options={countries} {...bind("country")} />
    </>
  );
}

function PrivacyFields({ bind }: { bind: Form["bind"] }) {
  const t = useTranslations("school-settings.contact");
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 font-semibold">{t("privacy")}</legend>
      <p className="text-muted text-sm">{t("privacyHint")}</p>
      <InputField
        label={t("privacyName")}
        {...bind("privacy_name")}
        maxLength={contactLimits.privacyName}
        optional
      />
      <InputField label={t("privacyEmail")} {...bind("privacy_email")} type="email" optional />
    </fieldset>
  );
}

function ContactPreview({ control }: { control: Form["form"]["control"] }) {
  const t = useTranslations("school-settings.contact");
  const contact = useWatch({ control });
  const { name = "", street = "", city = "", country = "", email, phone } = contact;
  return (
    <figure className="grid gap-2 rounded-control border border-line p-4">
      <figcaption className="text-muted text-sm">{t("preview")}</figcaption>
      <div className="grid gap-1 wrap-anywhere text-sm">
        <SchoolAddress contact={{ name, street, city, country }} nameClassName="font-semibold" />
        {email && <span>{email}</span>}
        {phone && <span>{phone}</span>}
      </div>
    </figure>
  );
}
