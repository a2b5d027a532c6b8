"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { FormError } from "@/components/ui/form-error";
import { useMutation } from "@/components/ui/use-mutation";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { verifyEmail } from "@/lib/users/tokens-contract";
import { AuthStep, ContinueLink } from "./auth-step";
import { ExpiredLink } from "./unusable-links";

type Props = { token: string; isTokenValid: boolean; home: string | null };

/** Requires a click, because mail scanners open links too. */
export function VerifyEmail({ token, isTokenValid, home }: Props) {
  const t = useTranslations("users");
  const [verified, setVerified] = useState<ResponseOf<typeof verifyEmail>["purpose"]>();
  const { trigger, error } = useMutation(verifyEmail, {
    errorText: t("failed.network"),
    toast: false,
    onSuccess: ({ purpose }) => setVerified(purpose),
  });
  if (verified)
    return (
      <AuthStep isDone title={t("verify.doneTitle")} text={t(`verify.${verified}`)}>
        <ContinueLink home={home} />
      </AuthStep>
    );
  if (!isTokenValid) return <ExpiredLink step="verify" home={home} />;
  return (
    <AuthStep title={t("verify.title")} text={t("verify.text")}>
      <div>
        <FormError>{error}</FormError>
        <Button {...trigger({ body: { token } })} className="w-full">
          {t("verify.submit")}
        </Button>
      </div>
      {error && <p className="text-muted text-sm">{t("verify.again")}</p>}
    </AuthStep>
  );
}
