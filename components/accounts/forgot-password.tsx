"use client";

import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { forgotPassword, forgotPasswordBody } from "@/lib/accounts/link-contract";
import { call } from "@/lib/api/client";
import { FormProblem } from "./form-problem";
import { Step, StepLink } from "./step";
import { tellFailure } from "./tell-failure";
import { useFieldText } from "./use-field-text";

/** Asks for a link; what is said afterwards is the same whether or not the address is anybody's. */
export function ForgotPassword() {
  const t = useTranslations("accounts");
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null) return <AskForLink onSent={setSentTo} />;
  return (
    <Step done title={t("forgot.sentTitle")} text={t("forgot.sent", { email: sentTo })}>
      <p className="text-muted text-sm">{t("forgot.again")}</p>
      <Button variant="secondary" onClick={() => setSentTo(null)}>
        {t("forgot.retry")}
      </Button>
      <StepLink href="/login">{t("backToSignIn")}</StepLink>
    </Step>
  );
}

function AskForLink({ onSent }: { onSent: (email: string) => void }) {
  const t = useTranslations("accounts");
  const say = useFieldText();
  const { register, handleSubmit, setError, clearErrors, formState } = useForm<{ email: string }>({
    resolver: standardSchemaResolver(forgotPasswordBody),
    reValidateMode: "onSubmit",
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (body) => {
    try {
      await call(forgotPassword, { body });
      onSent(body.email);
    } catch (error) {
      tellFailure(error, setError, ["email"], t("failed.network"));
    }
  });
  return (
    <Step title={t("forgot.title")} text={t("forgot.text")}>
      <form method="post" onSubmit={submit} noValidate className="grid gap-4">
        <Field label={t("email")} error={say(errors.email)} required>
          {(control) => (
            <Input
              {...control}
              {...register("email", { onChange: () => clearErrors() })}
              type="email"
              autoComplete="username"
            />
          )}
        </Field>
        <div>
          <FormProblem>{errors.root?.message}</FormProblem>
          <Button type="submit" busy={isSubmitting} className="w-full">
            {t("forgot.submit")}
          </Button>
        </div>
      </form>
      <StepLink href="/login">{t("backToSignIn")}</StepLink>
    </Step>
  );
}
