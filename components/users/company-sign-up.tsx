"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { AuthStep, StepLink } from "./auth-step";
import { CompanySignUpForm } from "./company-sign-up-form";

export function CompanySignUp() {
  const t = useTranslations("users");
  const [asked, setAsked] = useState<{ company: string; email: string } | null>(null);
  if (asked)
    return (
      <AuthStep done title={t("companySignup.sentTitle")} text={t("companySignup.sent", asked)}>
        <p>{t("companySignup.confirm")}</p>
        <StepLink href="/login">{t("backToSignIn")}</StepLink>
      </AuthStep>
    );
  return (
    <AuthStep title={t("companySignup.title")} text={t("companySignup.text")}>
      <CompanySignUpForm onSent={(company, email) => setAsked({ company, email })} />
      <div className="grid">
        <StepLink href="/signup">{t("companySignup.student")}</StepLink>
        <StepLink href="/login">{t("backToSignIn")}</StepLink>
      </div>
    </AuthStep>
  );
}
