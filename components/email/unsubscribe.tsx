"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { FormError } from "@/components/ui/form-error";
import { AuthStep, StepLink } from "@/components/users/auth-step";
import { call } from "@/lib/core/api/client";
import { errorMessage } from "@/lib/core/api/error-message";
import type { EmailCategory } from "@/lib/core/email/templates";
import { unsubscribe } from "@/lib/email/contract";

/** Ends mails of a category at the press of a button: programs that read mail open links as well. */
export function Unsubscribe({ token, category }: { token: string; category: EmailCategory | null }) {
  const t = useTranslations("shell.unsubscribe");
  const [state, setState] = useState<"asking" | "busy" | "done">("asking");
  const [problem, setProblem] = useState<string>();
  if (category === null)
    return (
      <AuthStep title={t("title")} text={t("broken")}>
        <StepLink href="/">{t("home")}</StepLink>
      </AuthStep>
    );
  async function confirm() {
    setState("busy");
    setProblem(undefined);
    try {
      await call(unsubscribe, { query: { token } });
      setState("done");
    } catch (error) {
      setProblem(errorMessage(error, t("failed")));
      setState("asking");
    }
  }
  if (state === "done")
    return (
      <AuthStep done title={t("doneTitle")} text={t("done", { category: t(`categories.${category}`) })}>
        <StepLink href="/emails">{t("mailbox")}</StepLink>
      </AuthStep>
    );
  return (
    <AuthStep title={t("title")} text={t("ask", { category: t(`categories.${category}`) })}>
      <div>
        <FormError>{problem}</FormError>
        <Button busy={state === "busy"} onClick={confirm} className="w-full">
          {t("submit")}
        </Button>
      </div>
    </AuthStep>
  );
}
