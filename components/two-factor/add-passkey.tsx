import { useTranslations } from "next-intl";
import { useRef } from "react";
import { DialogButton } from "@/components/ui/dialog-button";
import { FormDialog } from "@/components/ui/form-dialog";
import { InputField } from "@/components/ui/input-field";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { call } from "@/lib/core/api/client";
import type { TwoFactor } from "@/lib/two-factor/contract";
import { addPasskey, startPasskey } from "@/lib/two-factor/passkeys-contract";
import type { PasskeyCreationOptions } from "@/lib/two-factor/schemas";
import { usePasskeyPrompts } from "./passkey-prompts";
import { ProofFields } from "./proof-fields";
import { useProof } from "./use-proof";

type Props = { state: TwoFactor; hasPassword: boolean; onAdded: (recoveryCodes: string[]) => void };

export function AddPasskey(props: Props) {
  const t = useTranslations("two-factor.passkeys");
  return (
    <DialogButton
      variant="secondary"
      className="justify-self-start"
      dialog={(onClose) => <AddPasskeyDialog {...props} onClose={onClose} />}
    >
      {t("add")}
    </DialogButton>
  );
}

function AddPasskeyDialog({ state, hasPassword, onAdded, onClose }: Props & { onClose: () => void }) {
  const t = useTranslations("two-factor");
  const proof = useProof(state);
  const { createPasskey } = usePasskeyPrompts();
  /** Kept after a cancelled prompt, so that a second prompt needs no second code. */
  const options = useRef<PasskeyCreationOptions>(null);
  const { bind, ...form } = useEndpointForm(addPasskey, {
    schema: async () => (await import("@/lib/two-factor/schemas")).passkeyForm,
    defaultValues: { name: "", current_password: "", code: "" },
    errorText: t("passkeys.addFailed"),
    async request({ name, ...values }) {
      options.current ??= (await call(startPasskey, { body: await proof.complete(values) })).options;
      const passkey = await createPasskey(options.current);
      options.current = null;
      return { body: { name, passkey } };
    },
    onSuccess({ recovery_codes }) {
      onClose();
      onAdded(recovery_codes);
    },
  });
  return (
    <FormDialog title={t("passkeys.addTitle")} confirm={t("passkeys.create")} state={form} onClose={onClose}>
      <p>{t("passkeys.addText")}</p>
      <InputField
        label={t("passkeys.name")}
        hint={t("passkeys.nameHint")}
        maxLength={60}
        autoComplete="off"
        required
        {...bind("name")}
      />
      <ProofFields proof={proof} hasPassword={hasPassword} bind={bind} />
    </FormDialog>
  );
}
