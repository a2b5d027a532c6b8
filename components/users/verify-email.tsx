"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { FormError } from "@/components/ui/form-error";
import { call } from "@/lib/core/api/client";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { errorMessage } from "@/lib/core/api/error-message";
import { verifyEmail } from "@/lib/users/tokens-contract";
import { AuthStep } from "./auth-step";
import { ExpiredLink } from "./expired-link";

type Props = { token: string; open: boolean; home: string | null };

/** Follows a link that proves an address, at the press of a button: programs that read mail open links as well. */
export function VerifyEmail({ token, open, home }: Props) {
  const t = useTranslations("accounts");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [proved, setProved] = useState<ResponseOf<typeof verifyEmail>["purpose"] | null>(null);

  async function confirm() {
    setBusy(true);
    setProblem(undefined);
    try {
      setProved((await call(verifyEmail, { body: { token } })).purpose);
    } catch (error) {
      setProblem(errorMessage(error, t("failed.network")));
    }
    setBusy(false);
  }
  if (proved !== null)
    return (
      <AuthStep done title={t("verify.doneTitle")} text={t(`verify.${proved}`)}>
        <ButtonLink href={home ?? "/login"}>{t(home ? "toHome" : "toSignIn")}</ButtonLink>
      </AuthStep>
    );
  if (!open) return <ExpiredLink step="verify" home={home} />;
  return (
    <AuthStep title={t("verify.title")} text={t("verify.text")}>
      <div>
        <FormError>{problem}</FormError>
        <Button busy={busy} onClick={confirm} className="w-full">
          {t("verify.submit")}
        </Button>
      </div>
      {problem && <p className="text-muted text-sm">{t("verify.again")}</p>}
    </AuthStep>
  );
}
