"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { verifyEmail } from "@/lib/accounts/link-contract";
import { call } from "@/lib/api/client";
import type { AnswerOf } from "@/lib/api/endpoint";
import { failureText } from "@/lib/api/failure-text";
import { FormProblem } from "./form-problem";
import { LinkEnded } from "./link-ended";
import { Step } from "./step";

type Props = { token: string; open: boolean; home: string | null };

/** Follows a link that proves an address, at the press of a button: programs that read mail open links as well. */
export function VerifyEmail({ token, open, home }: Props) {
  const t = useTranslations("accounts");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [proved, setProved] = useState<AnswerOf<typeof verifyEmail>["purpose"] | null>(null);

  async function confirm() {
    setBusy(true);
    setProblem(undefined);
    try {
      setProved((await call(verifyEmail, { body: { token } })).purpose);
    } catch (error) {
      setProblem(failureText(error, t("failed.network")));
    }
    setBusy(false);
  }
  if (proved !== null)
    return (
      <Step done title={t("verify.doneTitle")} text={t(`verify.${proved}`)}>
        <ButtonLink href={home ?? "/login"}>{t(home ? "toHome" : "toSignIn")}</ButtonLink>
      </Step>
    );
  if (!open) return <LinkEnded step="verify" home={home} />;
  return (
    <Step title={t("verify.title")} text={t("verify.text")}>
      <div>
        <FormProblem>{problem}</FormProblem>
        <Button busy={busy} onClick={confirm} className="w-full">
          {t("verify.submit")}
        </Button>
      </div>
      {problem && <p className="text-muted text-sm">{t("verify.again")}</p>}
    </Step>
  );
}
