"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { EndpointForm } from "@/components/ui/endpoint-form";
import { InputField } from "@/components/ui/input-field";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { authPaths } from "@/lib/routes";
import { signupCompany } from "@/lib/users/contract";
import { AuthStep, BackLink, StepLink } from "./auth-step";
import { NewPasswordFields } from "./password-field";
import { SignUpClosed } from "./sign-up-closed";
import { TermsCheckbox } from "./terms-checkbox";

type Sent = { company: string; email: string };

export function CompanySignUp({ isOpen }: { isOpen: boolean }) {
  const t = useTranslations("users");
  const [sent, setSent] = useState<Sent | null>(null);
  if (sent)
    return (
      <AuthStep isDone title={t("companySignup.sentTitle")} text={t("companySignup.sent", sent)}>
        <p>{t("companySignup.confirm")}</p>
        <BackLink home={null} />
      </AuthStep>
    );
  return (
    <AuthStep title={t("companySignup.title")} text={t("companySignup.text")}>
      {isOpen ? <CompanySignUpForm onSent={setSent} /> : <SignUpClosed message="companySignup.closed" />}
      <div className="grid">
        <StepLink href={authPaths.signup}>{t("companySignup.student")}</StepLink>
        <BackLink home={null} />
      </div>
    </AuthStep>
  );
}

function CompanySignUpForm({ onSent }: { onSent: (sent: Sent) => void }) {
  const t = useTranslations("users");
  const { bind, ...state } = useEndpointForm(signupCompany, {
    errorText: t("failed.signup"),
    draftKey: "company-sign-up",
    request: (values) => ({ body: { ...values, terms: true } }),
    onSuccess: (_, { company_name, email }) => onSent({ company: company_name, email }),
  });
  return (
    <EndpointForm state={state} submitLabel={t("companySignup.submit")} wide>
      <InputField
        label={t("companySignup.company")}
        {...bind("company_name")}
        autoComplete="organization"
        required
      />
      <InputField
        label={t("companySignup.website")}
        {...bind("website")}
        type="url"
        inputMode="url"
        autoComplete="url"
        optional
      />
      <InputField
        label={t("companySignup.siret")}
        hint={t("companySignup.siretHint")}
        {...bind("siret")}
        inputMode="numeric"
        maxLength={30}
        optional
      />
      <InputField label={t("companySignup.name")} {...bind("name")} autoComplete="name" required />
      <InputField
        label={t("companySignup.email")}
        {...bind("email")}
        type="email"
        autoComplete="email"
        required
      />
      <NewPasswordFields label={t("password")} confirmation={t("signup.confirmation")} bind={bind} />
      <TermsCheckbox {...bind("terms")} />
    </EndpointForm>
  );
}
