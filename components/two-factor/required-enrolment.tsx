"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { AuthStep } from "@/components/users/auth-step";
import { SignOutButton } from "@/components/users/sign-out-button";
import { Enrolment } from "./enrolment";
import { RecoveryCodes } from "./recovery-codes";

/** A page of its own, without the area that it opens. */
export function RequiredEnrolment({ next }: { next: string }) {
  const t = useTranslations("two-factor");
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
          <div>
            <SignOutButton label={t("required.signOut")} />
          </div>
        </>
      )}
    </AuthStep>
  );
}
