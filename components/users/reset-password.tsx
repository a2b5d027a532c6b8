"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { EndpointForm } from "@/components/ui/endpoint-form";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { authPaths } from "@/lib/routes";
import { newPasswordBody, resetPassword } from "@/lib/users/tokens-contract";
import { AuthStep, StepLink } from "./auth-step";
import { NewPasswordFields } from "./password-field";
import { clearStoredUser } from "./stored-user";
import { ExpiredLink } from "./unusable-links";

type Props = { token: string; isTokenValid: boolean; home: string | null };

/** The token is used up by success, after which the page still says what happened. */
export function ResetPassword({ token, isTokenValid, home }: Props) {
  const t = useTranslations("users");
  const [isDone, setIsDone] = useState(false);
  if (!isDone && !isTokenValid) return <ExpiredLink step="reset" home={home} />;
  if (!isDone) return <ChoosePassword token={token} onDone={() => setIsDone(true)} />;
  return (
    <AuthStep isDone title={t("reset.doneTitle")} text={t("reset.done")}>
      <ButtonLink href={authPaths.login}>{t("toSignIn")}</ButtonLink>
    </AuthStep>
  );
}

function ChoosePassword({ token, onDone }: { token: string; onDone: () => void }) {
  const t = useTranslations("users");
  const { bind, ...state } = useEndpointForm(resetPassword, {
    schema: newPasswordBody,
    errorText: t("failed.network"),
    request: (values) => ({ body: { token, ...values } }),
    onSuccess() {
      clearStoredUser();
      onDone();
    },
  });
  return (
    <AuthStep title={t("reset.title")} text={t("reset.text")}>
      <EndpointForm state={state} submitLabel={t("reset.submit")} wide>
        <NewPasswordFields label={t("reset.password")} confirmation={t("signup.confirmation")} bind={bind} />
      </EndpointForm>
      <StepLink href={authPaths.forgotPassword}>{t("reset.another")}</StepLink>
    </AuthStep>
  );
}
