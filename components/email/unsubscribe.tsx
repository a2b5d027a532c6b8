"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { FormError } from "@/components/ui/form-error";
import { useMutation } from "@/components/ui/use-mutation";
import { AuthStep, StepLink } from "@/components/users/auth-step";
import type { EmailCategory } from "@/db/enums";
import { unsubscribe } from "@/lib/email/contract";
import { authPaths } from "@/lib/routes";

/** Requires a click, because mail scanners open links too. */
export function Unsubscribe({ token, category }: { token: string; category: EmailCategory | null }) {
  const t = useTranslations("shell.unsubscribe");
  const [isDone, setIsDone] = useState(false);
  const { trigger, error } = useMutation(unsubscribe, {
    errorText: t("failed"),
    toast: false,
    onSuccess: () => setIsDone(true),
  });
  if (category === null)
    return (
      <AuthStep title={t("title")} text={t("broken")}>
        <StepLink href="/">{t("home")}</StepLink>
      </AuthStep>
    );
  if (isDone)
    return (
      <AuthStep isDone title={t("doneTitle")} text={t("done", { category: t(`categories.${category}`) })}>
        <StepLink href={authPaths.emails}>{t("mailbox")}</StepLink>
      </AuthStep>
    );
  return (
    <AuthStep title={t("title")} text={t("text", { category: t(`categories.${category}`) })}>
      <div>
        <FormError>{error}</FormError>
        <Button {...trigger({ query: { token } })} className="w-full">
          {t("submit")}
        </Button>
      </div>
    </AuthStep>
  );
}
