import { useTranslations } from "next-intl";
import { useState } from "react";
import { EndpointForm } from "@/components/ui/endpoint-form";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { PasswordField } from "@/components/users/password-field";
import { startTwoFactor, type TwoFactorSecret } from "@/lib/two-factor/contract";
import { ConfirmSecret } from "./confirm-secret";

type Props = { hasPassword: boolean; onEnabled: (recoveryCodes: string[]) => void };

/** The password, then the QR code and a first code. */
export function Enrolment({ hasPassword, onEnabled }: Props) {
  const [secret, setSecret] = useState<TwoFactorSecret | null>(null);
  if (!secret) return <StartForm hasPassword={hasPassword} onStarted={setSecret} />;
  return <ConfirmSecret secret={secret} onConfirmed={onEnabled} onCancel={() => setSecret(null)} />;
}

type StartProps = { hasPassword: boolean; onStarted: (secret: TwoFactorSecret) => void };

function StartForm({ hasPassword, onStarted }: StartProps) {
  const t = useTranslations("two-factor");
  const { bind, ...state } = useEndpointForm(startTwoFactor, {
    defaultValues: { current_password: "" },
    failed: t("startFailed"),
    onSuccess: onStarted,
  });
  return (
    <EndpointForm
      state={state}
      submitLabel={t("start")}
      aria-label={t("title")}
      className="grid max-w-100 gap-4"
    >
      {hasPassword && <PasswordField kind="current" label={t("password")} {...bind("current_password")} />}
    </EndpointForm>
  );
}
