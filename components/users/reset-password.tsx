"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { FormError } from "@/components/ui/form-error";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { newPasswordBody, resetPassword } from "@/lib/users/tokens-contract";
import { AuthStep, StepLink } from "./auth-step";
import { ExpiredLink } from "./expired-link";
import { NewPasswordFields } from "./new-password-fields";
import { clearStoredUser } from "./stored-user";

/** `open`: the link is valid. After success it no longer is, and the page still says what happened. */
export function ResetPassword({ token, open }: { token: string; open: boolean }) {
  const t = useTranslations("users");
  const [done, setDone] = useState(false);
  if (!done && !open) return <ExpiredLink step="reset" />;
  if (!done) return <ChoosePassword token={token} onDone={() => setDone(true)} />;
  return (
    <AuthStep done title={t("reset.doneTitle")} text={t("reset.done")}>
      <ButtonLink href="/login">{t("toSignIn")}</ButtonLink>
    </AuthStep>
  );
}

function ChoosePassword({ token, onDone }: { token: string; onDone: () => void }) {
  const t = useTranslations("users");
  const { form, submit, busy, field, formError } = useEndpointForm(resetPassword, {
    schema: newPasswordBody,
    failed: t("failed.network"),
    request: (values) => ({ body: { token, ...values } }),
    onSuccess() {
      clearStoredUser();
      onDone();
    },
  });
  const fields = {
    password: field("password", "password_confirmation"),
    password_confirmation: field("password_confirmation", "password"),
  };
  const labels = {
    password: t("reset.password"),
    hint: t("signup.passwordHint"),
    confirmation: t("signup.confirmation"),
  };
  return (
    <AuthStep title={t("reset.title")} text={t("reset.text")}>
      <form method="post" onSubmit={submit} noValidate className="grid gap-4">
        <NewPasswordFields labels={labels} fields={fields} errors={form.formState.errors} />
        <div>
          <FormError>{formError}</FormError>
          <Button type="submit" busy={busy} className="w-full">
            {t("reset.submit")}
          </Button>
        </div>
      </form>
      <StepLink href="/forgot-password">{t("reset.another")}</StepLink>
    </AuthStep>
  );
}
