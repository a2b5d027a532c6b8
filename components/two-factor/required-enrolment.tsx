"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { AuthStep } from "@/components/users/auth-step";
import { useSignOut } from "@/components/users/use-sign-out";
import { Enrolment } from "./enrolment";
import { RecoveryCodes } from "./recovery-codes";

/** A page of its own, without the area that it opens. */
export function RequiredEnrolment({ next }: { next: string }) {
  const t = useTranslations("two-factor");
  const { busy, signOut } = useSignOut();
  const [codes, setCodes] = useState<string[] | null>(null);
  return (
    <AuthStep title={t("required.title")} text={t("required.text")}>
      {codes ? (
        <RecoveryCodes
          codes={codes}
          heading="h2"
          closeLabel={t("next")}
          onClose={() => location.assign(next)}
        />
      ) : (
        <>
          <Enrolment hasPassword onEnabled={setCodes} />
          <Button variant="secondary" busy={busy} onClick={signOut} className="justify-self-start">
            {t("required.signOut")}
          </Button>
        </>
      )}
    </AuthStep>
  );
}
