"use client";

import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button, ButtonLink } from "@/components/ui/button";
import { newPasswordBody, resetPassword } from "@/lib/accounts/link-contract";
import { call } from "@/lib/api/client";
import { FormProblem } from "./form-problem";
import { forgetUser } from "./kept-user";
import { LinkEnded } from "./link-ended";
import { NewPasswordFields } from "./new-password-fields";
import { Step, StepLink } from "./step";
import { tellFailure } from "./tell-failure";

type Form = { password: string; password_confirmation: string };

/** A new password by the link of a mail, as long as it is `open`; what it did is still said when it no longer is. */
export function ResetPassword({ token, open }: { token: string; open: boolean }) {
  const t = useTranslations("accounts");
  const [done, setDone] = useState(false);
  if (!done && !open) return <LinkEnded step="reset" />;
  if (!done) return <ChoosePassword token={token} onDone={() => setDone(true)} />;
  return (
    <Step done title={t("reset.doneTitle")} text={t("reset.done")}>
      <ButtonLink href="/login">{t("toSignIn")}</ButtonLink>
    </Step>
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
      forgetUser();
      onDone();
    } catch (error) {
      tellFailure(error, setError, ["password", "password_confirmation"], t("failed.network"));
    }
  });
  const edited = { onChange: () => clearErrors() };
  const { errors, isSubmitting } = formState;
  return (
    <Step title={t("reset.title")} text={t("reset.text")}>
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
          <FormProblem>{errors.root?.message}</FormProblem>
          <Button type="submit" busy={isSubmitting} className="w-full">
            {t("reset.submit")}
          </Button>
        </div>
      </form>
      <StepLink href="/forgot-password">{t("reset.another")}</StepLink>
    </Step>
  );
}
