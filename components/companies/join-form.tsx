"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormError } from "@/components/ui/form-error";
import { Input } from "@/components/ui/input";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { PasswordField } from "@/components/users/password-field";
import { TermsCheckbox } from "@/components/users/terms-checkbox";
import { acceptInvitation, newMemberBody } from "@/lib/companies/members-contract";
import { enterCompany } from "./enter-company";

/** An account for somebody without one, under the invited address. */
export function JoinForm({ token, email }: { token: string; email: string }) {
  const t = useTranslations("companies.join");
  const { form, submit, busy, field, error, formError } = useEndpointForm(acceptInvitation, {
    schema: newMemberBody,
    failed: t("failed"),
    request: ({ name, password }) => ({ body: { token, name, password, terms: true } }),
    onSuccess: enterCompany,
  });
  const fields = { name: field("name"), password: field("password"), terms: field("terms") };
  return (
    // With `method`, a submit before hydration does not put the password into the URL.
    <form method="post" onSubmit={submit} noValidate className="grid gap-4">
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label={t("name")} error={error("name")} required>
        {(control) => <Input {...control} {...fields.name} autoComplete="name" />}
      </Field>
      <PasswordField
        label={t("password")}
        hint={t("passwordHint")}
        error={error("password")}
        autoComplete="new-password"
        {...fields.password}
      />
      <TermsCheckbox error={error("terms")} {...fields.terms} />
      <div>
        <FormError>{formError}</FormError>
        <Button type="submit" busy={busy || form.formState.isSubmitSuccessful} className="w-full">
          {t("create")}
        </Button>
      </div>
    </form>
  );
}
