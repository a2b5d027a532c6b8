"use client";

import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormError } from "@/components/ui/form-error";
import { Input } from "@/components/ui/input";
import { setFormErrors } from "@/components/ui/set-form-errors";
import { useFieldText } from "@/components/ui/use-field-text";
import { call } from "@/lib/core/api/client";
import { type CompanySignupForm, companySignupBody, signupCompany } from "@/lib/users/contract";
import { NewPasswordFields } from "./new-password-fields";
import { TermsCheckbox } from "./terms-checkbox";

type Typed = z.input<typeof companySignupBody>;
const names = Object.keys(companySignupBody.shape) as (keyof Typed)[];

export function CompanySignUpForm({ onSent }: { onSent: (company: string, email: string) => void }) {
  const t = useTranslations("accounts");
  const say = useFieldText();
  const { register, handleSubmit, setError, clearErrors, formState } = useForm<
    Typed,
    unknown,
    CompanySignupForm
  >({ resolver: standardSchemaResolver(companySignupBody), reValidateMode: "onSubmit" });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (form) => {
    try {
      await call(signupCompany, { body: { ...form, terms: true } });
      onSent(form.company_name, form.email);
    } catch (error) {
      setFormErrors(error, setError, names, t("failed.signup"));
    }
  });
  const edited = (...fields: (keyof Typed)[]) => ({
    onChange() {
      clearErrors(fields);
      clearErrors("root");
    },
  });
  // Asked for in their order on the screen: the first with an error gets the focus.
  const fields = {
    company: register("company_name", edited("company_name")),
    name: register("name", edited("name")),
    email: register("email", edited("email")),
    password: register("password", edited("password", "password_confirmation")),
    password_confirmation: register("password_confirmation", edited("password_confirmation")),
    terms: register("terms", edited("terms")),
  };
  const labels = {
    password: t("password"),
    hint: t("signup.passwordHint"),
    confirmation: t("signup.confirmation"),
  };
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-4">
      <Field label={t("companySignup.company")} error={say(errors.company_name)} required>
        {(control) => <Input {...control} {...fields.company} autoComplete="organization" />}
      </Field>
      <Field label={t("companySignup.name")} error={say(errors.name)} required>
        {(control) => <Input {...control} {...fields.name} autoComplete="name" />}
      </Field>
      <Field label={t("companySignup.email")} error={say(errors.email)} required>
        {(control) => <Input {...control} {...fields.email} type="email" autoComplete="email" />}
      </Field>
      <NewPasswordFields labels={labels} fields={fields} errors={errors} />
      <TermsCheckbox error={say(errors.terms)} {...fields.terms} />
      <div>
        <FormError>{errors.root?.message}</FormError>
        <Button type="submit" busy={isSubmitting} className="w-full">
          {t("companySignup.submit")}
        </Button>
      </div>
    </form>
  );
}
