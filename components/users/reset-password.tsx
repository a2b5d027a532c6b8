"use client";

import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button, ButtonLink } from "@/components/ui/button";
import { FormError } from "@/components/ui/form-error";
import { setFormErrors } from "@/components/ui/set-form-errors";
import { call } from "@/lib/core/api/client";
import { newPasswordBody, resetPassword } from "@/lib/users/tokens-contract";
import { AuthStep, StepLink } from "./auth-step";
import { ExpiredLink } from "./expired-link";
import { NewPasswordFields } from "./new-password-fields";
import { clearStoredUser } from "./stored-user";

type Form = { password: string; password_confirmation: string };

/** A new password by the link of a mail, as long as it is `open`; what it did is still said when it no longer is. */
export function ResetPassword({ token, open }: { token: string; open: boolean }) {
  const t = useTranslations("accounts");
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
  const t = useTranslations("accounts");
  const { register, handleSubmit, setError, clearErrors, formState } = useForm<Form>({
    resolver: standardSchemaResolver(newPasswordBody),
    reValidateMode: "onSubmit",
  });
  const submit = handleSubmit(async (form) => {
    try {
      await call(resetPassword, { body: { token, ...form } });
      clearStoredUser();
      onDone();
    } catch (error) {
      setFormErrors(error, setError, ["password", "password_confirmation"], t("failed.network"));
    }
  });
  const edited = { onChange: () => clearErrors() };
  const { errors, isSubmitting } = formState;
  return (
    <AuthStep title={t("reset.title")} text={t("reset.text")}>
      <form method="post" onSubmit={submit} noValidate className="grid gap-4">
        <NewPasswordFields
          labels={{
            password: t("reset.password"),
            hint: t("signup.passwordHint"),
            confirmation: t("signup.confirmation"),
          }}
          fields={{
            password: register("password", edited),
            password_confirmation: register("password_confirmation", edited),
          }}
          errors={errors}
        />
        <div>
          <FormError>{errors.root?.message}</FormError>
          <Button type="submit" busy={isSubmitting} className="w-full">
            {t("reset.submit")}
          </Button>
        </div>
      </form>
      <StepLink href="/forgot-password">{t("reset.another")}</StepLink>
    </AuthStep>
  );
}
