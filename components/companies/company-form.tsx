"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { EndpointForm } from "@/components/ui/endpoint-form";
import { InputField } from "@/components/ui/input-field";
import { TextareaField } from "@/components/ui/textarea-field";
import { type ChosenImage, useChosenImage } from "@/components/ui/use-chosen-image";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { updateOwnCompany } from "@/lib/companies/contract";
import { companyLimits } from "@/lib/companies/limits";
import type { OwnCompany } from "@/lib/companies/schemas";
import { formatSiret } from "@/lib/companies/siret";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { imageTypes } from "@/lib/core/images/constants";
import { LogoField } from "./logo-field";

export function CompanyForm({ company }: { company: OwnCompany }) {
  const t = useTranslations("companies.profile");
  const errors = { kindError: t("logoKind"), sizeError: t("logoSize") };
  const file = { types: imageTypes, maxBytes: companyLimits.logoBytes };
  const logo = useChosenImage(company.logo_url, { ...file, ...errors });
  const { bind, ...state } = useCompanyForm(company, logo);
  return (
    <EndpointForm state={state} submitLabel={t("save")} aria-label={t("title")} className="grid gap-5">
      <LogoField company={company} logo={logo} />
      <InputField
        label={t("name")}
        {...bind("name")}
        defaultValue={company.name}
        autoComplete="organization"
        maxLength={companyLimits.name}
        required
      />
      <TextareaField
        label={t("description")}
        hint={t("descriptionHint")}
        {...bind("description")}
        defaultValue={company.description}
        rows={6}
        maxLength={companyLimits.description}
        controlClassName="max-h-96 min-h-36"
        optional
      />
      <div className="grid gap-5 md:grid-cols-2">
        <InputField
          label={t("website")}
          hint={t("websiteHint")}
          {...bind("website")}
          defaultValue={company.website ?? ""}
          type="url"
          inputMode="url"
          autoComplete="url"
          optional
        />
        <InputField
          label={t("location")}
          hint={t("locationHint")}
          {...bind("location")}
          defaultValue={company.location ?? ""}
          maxLength={companyLimits.location}
          optional
        />
        <InputField
          label={t("siret")}
          hint={t("siretHint")}
          {...bind("siret")}
          defaultValue={company.siret ? formatSiret(company.siret) : ""}
          inputMode="numeric"
          maxLength={30}
          optional
        />
      </div>
    </EndpointForm>
  );
}

function useCompanyForm(company: OwnCompany, logo: ChosenImage) {
  const t = useTranslations("companies.profile");
  const router = useRouter();
  return useEndpointForm(updateOwnCompany, {
    defaultValues: toFields(company),
    errorText: t("failed"),
    draftKey: `company:${company.id}`,
    isShared: true,
    request: (_, edited) => ({ body: toBody(edited, logo) }),
    reset: ({ data }) => toFields(data),
    successText: t("saved"),
    onSuccess({ data }) {
      logo.showStored(data.logo_url);
      router.refresh();
    },
  });
}

function toFields({ name, description, website, location, siret }: OwnCompany) {
  return {
    ...{ name, description },
    website: website ?? "",
    location: location ?? "",
    siret: siret ? formatSiret(siret) : "",
  };
}

/** Builds a body of the edited fields only, because a colleague may have changed the others meanwhile. */
function toBody(edited: BodyOf<typeof updateOwnCompany>, logo: ChosenImage) {
  const fields = { ...edited, ...(logo.isRemoved && { remove_logo: true }) };
  if (!logo.file) return fields;
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, String(value ?? ""));
  body.append("logo", logo.file);
  return body;
}
