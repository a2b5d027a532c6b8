"use client";

import { useTranslations } from "next-intl";
import { EndpointForm } from "@/components/ui/endpoint-form";
import { InputField } from "@/components/ui/input-field";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { PasswordField } from "@/components/users/password-field";
import { TermsCheckbox } from "@/components/users/terms-checkbox";
import { acceptInvitation, newMemberBody } from "@/lib/companies/members-contract";
import { enterCompany } from "./enter-company";

/** A new account under the invited email. */
export function JoinForm({ token, email }: { token: string; email: string }) {
  const t = useTranslations("companies.join");
  const tUsers = useTranslations("users");
  const { bind, ...state } = useEndpointForm(acceptInvitation, {
    schema: newMemberBody,
    errorText: t("failed"),
    request: ({ name, password }) => ({ body: { token, name, password, terms: true } }),
    onSuccess: enterCompany,
  });
  const isBusy = state.isBusy || state.form.formState.isSubmitSuccessful;
  return (
    <EndpointForm state={{ ...state, isBusy }} submitLabel={t("create")} wide>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <InputField label={tUsers("signup.name")} {...bind("name")} autoComplete="name" required />
      <PasswordField
        kind="new"
        label={tUsers("password")}
        hint={tUsers("passwordHint")}
        {...bind("password")}
      />
      <TermsCheckbox {...bind("terms")} />
    </EndpointForm>
  );
}
