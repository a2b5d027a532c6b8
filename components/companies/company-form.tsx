"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormError } from "@/components/ui/form-error";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { useFieldText } from "@/components/users/use-field-text";
import { companyLimits } from "@/lib/companies/limits";
import type { OwnCompany } from "@/lib/companies/schemas";
import { LogoField } from "./logo-field";
import { type CompanyFormState, useCompanyForm } from "./use-company-form";
import { useLogo } from "./use-logo";

/** What the company shows, to be changed. */
export function CompanyForm({ company }: { company: OwnCompany }) {
  const t = useTranslations("companies.profile");
  const say = useFieldText();
  const logo = useLogo(company.logo_url);
  const { form, submit } = useCompanyForm(company, logo);
  const { errors, isSubmitting } = form.formState;
  const { register } = form;
  return (
    <form method="post" onSubmit={submit} noValidate aria-label={t("title")} className="grid gap-5">
      <LogoField company={company} logo={logo} />
      <Field label={t("name")} error={say(errors.name)} required>
        {(control) => (
          <Input
            {...control}
            {...register("name")}
            defaultValue={company.name}
            autoComplete="organization"
            maxLength={companyLimits.name}
          />
        )}
      </Field>
      <Field label={t("description")} hint={t("descriptionHint")} error={say(errors.description)} optional>
        {(control) => (
          <Textarea
            {...control}
            {...register("description")}
            defaultValue={company.description}
            rows={6}
            maxLength={companyLimits.description}
            className="max-h-96 min-h-36"
          />
        )}
      </Field>
      <Whereabouts company={company} form={form} />
      <div>
        <FormError>{errors.root?.message}</FormError>
        <Button type="submit" busy={isSubmitting}>
          {t("save")}
        </Button>
      </div>
    </form>
  );
}

function Whereabouts({ company, form }: { company: OwnCompany; form: CompanyFormState }) {
  const t = useTranslations("companies.profile");
  const say = useFieldText();
  const { register } = form;
  const { errors } = form.formState;
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Field label={t("website")} hint={t("websiteHint")} error={say(errors.website)} optional>
        {(control) => (
          <Input
            {...control}
            {...register("website")}
            defaultValue={company.website ?? ""}
            type="url"
            inputMode="url"
            autoComplete="url"
          />
        )}
      </Field>
      <Field label={t("location")} hint={t("locationHint")} error={say(errors.location)} optional>
        {(control) => (
          <Input
            {...control}
            {...register("location")}
            defaultValue={company.location ?? ""}
            maxLength={companyLimits.location}
          />
        )}
      </Field>
    </div>
  );
}
