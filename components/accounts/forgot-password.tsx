"use client";

import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { forgotPassword, forgotPasswordBody } from "@/lib/accounts/link-contract";
import { call } from "@/lib/api/client";
import { addressIn } from "@/lib/i18n/addresses";
import { FormProblem } from "./form-problem";
import { Step, StepLink } from "./step";
import { tellFailure } from "./tell-failure";
import { useFieldText } from "./use-field-text";

/**
 * Asks for a link; what is said afterwards is the same whether or not the address is anybody's. Where mails do not
 * leave, a link is only found in the mailbox here, by whoever is still signed in somewhere.
 */
export function ForgotPassword({ mailsLeave }: { mailsLeave: boolean }) {
  const t = useTranslations("accounts");
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null) return <AskForLink mailsLeave={mailsLeave} onSent={setSentTo} />;
  const words = mailsLeave ? "sent" : "kept";
  return (
    <Step done title={t(`forgot.${words}Title`)} text={t(`forgot.${words}`, { email: sentTo })}>
      {mailsLeave ? <p className="text-muted text-sm">{t("forgot.again")}</p> : <AskTheSchool />}
      <Button variant="secondary" onClick={() => setSentTo(null)}>
        {t("forgot.retry")}
      </Button>
      <StepLink href="/login">{t("backToSignIn")}</StepLink>
    </Step>
  );
}

/** No mail will come: who can help instead. */
function AskTheSchool() {
  const t = useTranslations("accounts.forgot");
  const href = addressIn(useLocale(), "/contact");
  const contact = (words: ReactNode) => (
    <Link href={href} className="font-semibold underline underline-offset-4">
      {words}
    </Link>
  );
  return (
    <p className="rounded-control bg-info-soft px-3 py-2 text-info text-sm">
      {t.rich("unsent", { contact })}
    </p>
  );
}

type AskProps = { mailsLeave: boolean; onSent: (email: string) => void };

function AskForLink({ mailsLeave, onSent }: AskProps) {
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
    <Step title={t("forgot.title")} text={t(mailsLeave ? "forgot.text" : "forgot.textKept")}>
      {!mailsLeave && <AskTheSchool />}
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
