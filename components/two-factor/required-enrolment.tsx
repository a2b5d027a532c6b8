"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { AuthStep } from "@/components/users/auth-step";
import { useSignOut } from "@/components/users/use-sign-out";
import type { TwoFactor } from "@/lib/two-factor/contract";
import { AddPasskey } from "./add-passkey";
import { Enrolment } from "./enrolment";
import { usePasskeySupport } from "./passkey-prompts";
import { RecoveryCodes } from "./recovery-codes";

const off: TwoFactor = { enabled_at: null, app_enabled_at: null, passkeys: [], recovery_codes_left: 0 };

/** A page without the layout of the area to which it leads. */
export function RequiredEnrolment({ next }: { next: string }) {
  const t = useTranslations("two-factor");
  const { isBusy, signOut } = useSignOut();
  const isSupported = usePasskeySupport();
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
          <h2>{t("app.title")}</h2>
          <Enrolment state={off} hasPassword onEnabled={setCodes} />
          {isSupported && (
            <div className="grid gap-3 border-line border-t pt-4">
              <h2>{t("passkeys.title")}</h2>
              <p className="text-muted text-sm">{t("passkeys.text")}</p>
              <AddPasskey state={off} hasPassword onAdded={setCodes} />
            </div>
          )}
          <Button variant="secondary" isBusy={isBusy} onClick={signOut} className="justify-self-start">
            {t("required.signOut")}
          </Button>
        </>
      )}
    </AuthStep>
  );
}
