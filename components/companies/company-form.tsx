"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormError } from "@/components/ui/form-error";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { companyLimits } from "@/lib/companies/limits";
import type { OwnCompany } from "@/lib/companies/schemas";
import { LogoField } from "./logo-field";
import { type CompanyFormState, useCompanyForm } from "./use-company-form";
import { useLogo } from "./use-logo";

export function CompanyForm({ company }: { company: OwnCompany }) {
  const t = useTranslations("companies.profile");
  const logo = useLogo(company.logo_url);
  const state = useCompanyForm(company, logo);
  const { submit, field, error, busy, formError } = state;
  return (
    <form method="post" onSubmit={submit} noValidate aria-label={t("title")} className="grid gap-5">
      <LogoField company={company} logo={logo} />
      <Field label={t("name")} error={error("name")} required>
        {(control) => (
          <Input
            {...control}
            {...field("name")}
            defaultValue={company.name}
            autoComplete="organization"
            maxLength={companyLimits.name}
          />
        )}
      </Field>
      <Field label={t("description")} hint={t("descriptionHint")} error={error("description")} optional>
        {(control) => (
          <Textarea
            {...control}
            {...field("description")}
            defaultValue={company.description}
            rows={6}
            maxLength={companyLimits.description}
            className="max-h-96 min-h-36"
          />
        )}
      </Field>
      <Whereabouts company={company} state={state} />
      <div>
        <FormError>{formError}</FormError>
        <Button type="submit" busy={busy}>
          {t("save")}
        </Button>
      </div>
    </form>
  );
}

function Whereabouts({ company, state }: { company: OwnCompany; state: CompanyFormState }) {
  const t = useTranslations("companies.profile");
  const { field, error } = state;
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Field label={t("website")} hint={t("websiteHint")} error={error("website")} optional>
        {(control) => (
          <Input
            {...control}
            {...field("website")}
            defaultValue={company.website ?? ""}
            type="url"
            inputMode="url"
            autoComplete="url"
          />
        )}
      </Field>
      <Field label={t("location")} hint={t("locationHint")} error={error("location")} optional>
        {(control) => (
          <Input
            {...control}
            {...field("location")}
            defaultValue={company.location ?? ""}
            maxLength={companyLimits.location}
          />
        )}
      </Field>
    </div>
  );
}
