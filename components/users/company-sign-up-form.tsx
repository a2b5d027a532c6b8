"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormError } from "@/components/ui/form-error";
import { Input } from "@/components/ui/input";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { signupCompany } from "@/lib/users/contract";
import { NewPasswordFields } from "./new-password-fields";
import { TermsCheckbox } from "./terms-checkbox";

export function CompanySignUpForm({ onSent }: { onSent: (company: string, email: string) => void }) {
  const t = useTranslations("users");
  const { form, submit, busy, field, error, formError } = useEndpointForm(signupCompany, {
    failed: t("failed.signup"),
    request: (values) => ({ body: { ...values, terms: true } }),
    onSuccess: (_, { company_name, email }) => onSent(company_name, email),
  });
  // Registered in their order on the screen: the first with an error gets the focus.
  const fields = {
    company: field("company_name"),
    name: field("name"),
    email: field("email"),
    password: field("password", "password_confirmation"),
    password_confirmation: field("password_confirmation"),
    terms: field("terms"),
  };
  const labels = {
    password: t("password"),
    hint: t("signup.passwordHint"),
    confirmation: t("signup.confirmation"),
  };
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-4">
      <Field label={t("companySignup.company")} error={error("company_name")} required>
        {(control) => <Input {...control} {...fields.company} autoComplete="organization" />}
      </Field>
      <Field label={t("companySignup.name")} error={error("name")} required>
        {(control) => <Input {...control} {...fields.name} autoComplete="name" />}
      </Field>
      <Field label={t("companySignup.email")} error={error("email")} required>
        {(control) => <Input {...control} {...fields.email} type="email" autoComplete="email" />}
      </Field>
      <NewPasswordFields labels={labels} fields={fields} errors={form.formState.errors} />
      <TermsCheckbox error={error("terms")} {...fields.terms} />
      <div>
        <FormError>{formError}</FormError>
        <Button type="submit" busy={busy} className="w-full">
          {t("companySignup.submit")}
        </Button>
      </div>
    </form>
  );
}
