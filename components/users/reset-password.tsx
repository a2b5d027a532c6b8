"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { EndpointForm } from "@/components/ui/endpoint-form";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { useWasTrue } from "@/components/ui/use-was-true";
import { authPaths } from "@/lib/routes";
import { firstPasswordBody, newPasswordBody, resetPassword } from "@/lib/users/tokens-contract";
import { AuthStep, StepLink } from "./auth-step";
import { NewPasswordFields } from "./password-field";
import { clearStoredUser } from "./stored-user";
import { TermsCheckbox } from "./terms-checkbox";
import { ExpiredLink } from "./unusable-links";

type ResetLink = { isValid: boolean; email: string | null; needsTerms: boolean };
type Props = { token: string; link: ResetLink; home: string | null };

/** A success consumes the token; the page then still reports it. */
export function ResetPassword({ token, link, home }: Props) {
  const t = useTranslations("users");
  const [isDone, setIsDone] = useState(false);
  if (!isDone && !link.isValid) return <ExpiredLink step="reset" home={home} />;
  if (!isDone) return <ChoosePassword token={token} {...link} onDone={() => setIsDone(true)} />;
  return (
    <AuthStep isDone title={t("reset.doneTitle")} text={t("reset.done")}>
      <ButtonLink href={authPaths.login}>{t("toSignIn")}</ButtonLink>
    </AuthStep>
  );
}

type ChooseProps = Omit<ResetLink, "isValid"> & { token: string; onDone: () => void };

function ChoosePassword({ token, email, needsTerms, onDone }: ChooseProps) {
  const t = useTranslations("users");
  const { bind, ...state } = useEndpointForm(resetPassword, {
    schema: needsTerms ? firstPasswordBody : newPasswordBody,
    defaultValues: { terms: false },
    errorText: t("failed.network"),
    request: (values) => ({ body: { token, ...values } }),
    onSuccess() {
      clearStoredUser();
      onDone();
    },
  });
  const terms = bind("terms");
  // The page may not know that they are needed, but the response to the form does.
  const isTermsShown = useWasTrue(needsTerms || terms.error !== undefined);
  return (
    <AuthStep title={t("reset.title")} text={email ? t("reset.textFor", { email }) : t("reset.text")}>
      <EndpointForm state={state} submitLabel={t("reset.submit")} wide>
        {email && (
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        )}
        <NewPasswordFields label={t("reset.password")} confirmation={t("signup.confirmation")} bind={bind} />
        {isTermsShown && <TermsCheckbox {...terms} />}
      </EndpointForm>
      <StepLink href={authPaths.forgotPassword}>{t("reset.another")}</StepLink>
    </AuthStep>
  );
}
