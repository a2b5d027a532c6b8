"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormProblem } from "@/components/accounts/form-problem";
import { Step, StepLink } from "@/components/accounts/step";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/api/client";
import { failureText } from "@/lib/api/failure-text";
import { unsubscribe } from "@/lib/mails/contract";
import type { MailCategory } from "@/lib/mails/kinds";

/** Ends mails of a category at the press of a button: programs that read mail open links as well. */
export function Unsubscribe({ token, category }: { token: string; category: MailCategory | null }) {
  const t = useTranslations("shell.unsubscribe");
  const [state, setState] = useState<"asking" | "busy" | "done">("asking");
  const [problem, setProblem] = useState<string>();
  if (category === null)
    return (
      <Step title={t("title")} text={t("broken")}>
        <StepLink href="/">{t("home")}</StepLink>
      </Step>
    );
  async function confirm() {
    setState("busy");
    setProblem(undefined);
    try {
      await call(unsubscribe, { query: { token } });
      setState("done");
    } catch (error) {
      setProblem(failureText(error, t("failed")));
      setState("asking");
    }
  }
  if (state === "done")
    return (
      <Step done title={t("doneTitle")} text={t("done", { category: t(`categories.${category}`) })}>
        <StepLink href="/emails">{t("mailbox")}</StepLink>
      </Step>
    );
  return (
    <Step title={t("title")} text={t("ask", { category: t(`categories.${category}`) })}>
      <div>
        <FormProblem>{problem}</FormProblem>
        <Button busy={state === "busy"} onClick={confirm} className="w-full">
          {t("submit")}
        </Button>
      </div>
    </Step>
  );
}
