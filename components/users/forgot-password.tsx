"use client";

import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormError } from "@/components/ui/form-error";
import { Input } from "@/components/ui/input";
import { setFormErrors } from "@/components/ui/set-form-errors";
import { useFieldText } from "@/components/ui/use-field-text";
import { call } from "@/lib/core/api/client";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { forgotPassword, forgotPasswordBody } from "@/lib/users/tokens-contract";
import { AuthStep, StepLink } from "./auth-step";

/**
 * Asks for a link; what is said afterwards is the same whether or not the address is anybody's. Where mails do not
 * leave, a link is only found in the mailbox here, by whoever is still signed in somewhere.
 */
export function ForgotPassword({ mailsLeave }: { mailsLeave: boolean }) {
  const t = useTranslations("accounts");
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null) return <ResetLinkForm mailsLeave={mailsLeave} onSent={setSentTo} />;
  const words = mailsLeave ? "sent" : "kept";
  return (
    <AuthStep done title={t(`forgot.${words}Title`)} text={t(`forgot.${words}`, { email: sentTo })}>
      {mailsLeave ? <p className="text-muted text-sm">{t("forgot.again")}</p> : <ContactSchool />}
      <Button variant="secondary" onClick={() => setSentTo(null)}>
        {t("forgot.retry")}
      </Button>
      <StepLink href="/login">{t("backToSignIn")}</StepLink>
    </AuthStep>
  );
}

/** No mail will come: who can help instead. */
function ContactSchool() {
  const t = useTranslations("accounts.forgot");
  const href = localizedPath(useLocale(), "/contact");
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

function ResetLinkForm({ mailsLeave, onSent }: AskProps) {
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
      setFormErrors(error, setError, ["email"], t("failed.network"));
    }
  });
  return (
    <AuthStep title={t("forgot.title")} text={t(mailsLeave ? "forgot.text" : "forgot.textKept")}>
      {!mailsLeave && <ContactSchool />}
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
          <FormError>{errors.root?.message}</FormError>
          <Button type="submit" busy={isSubmitting} className="w-full">
            {t("forgot.submit")}
          </Button>
        </div>
      </form>
      <StepLink href="/login">{t("backToSignIn")}</StepLink>
    </AuthStep>
  );
}
