import { useTranslations } from "next-intl";
import { useState } from "react";
import { EndpointForm } from "@/components/ui/endpoint-form";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { startTwoFactor, type TwoFactor, type TwoFactorSecret } from "@/lib/two-factor/contract";
import { ConfirmSecret } from "./confirm-secret";
import { ProofFields } from "./proof-fields";
import { useProof } from "./use-proof";

type Props = { state: TwoFactor; hasPassword: boolean; onEnabled: (recoveryCodes: string[]) => void };

/** Adds an authenticator app: the password first, then the QR code and a first code. */
export function Enrolment({ state, hasPassword, onEnabled }: Props) {
  const [secret, setSecret] = useState<TwoFactorSecret | null>(null);
  if (!secret) return <StartForm state={state} hasPassword={hasPassword} onStarted={setSecret} />;
  return <ConfirmSecret secret={secret} onConfirmed={onEnabled} onCancel={() => setSecret(null)} />;
}

type StartProps = { state: TwoFactor; hasPassword: boolean; onStarted: (secret: TwoFactorSecret) => void };

function StartForm({ state, hasPassword, onStarted }: StartProps) {
  const t = useTranslations("two-factor");
  const proof = useProof(state);
  const { bind, ...form } = useEndpointForm(startTwoFactor, {
    errorText: t("startFailed"),
    request: async (values) => ({ body: await proof.complete(values) }),
    onSuccess: onStarted,
  });
  return (
    <EndpointForm
      state={form}
      submitLabel={t("start")}
      aria-label={t("app.title")}
      className="grid max-w-[25rem] gap-4"
    >
      <ProofFields proof={proof} hasPassword={hasPassword} bind={bind} />
    </EndpointForm>
  );
}
