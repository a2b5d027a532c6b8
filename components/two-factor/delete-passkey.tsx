import { useTranslations } from "next-intl";
import type { TwoFactor } from "@/lib/two-factor/contract";
import { deletePasskey } from "@/lib/two-factor/passkeys-contract";
import type { Passkey } from "@/lib/two-factor/schemas";
import { ProofDialog } from "./proof-dialog";

type Props = {
  passkey: Passkey;
  state: TwoFactor;
  hasPassword: boolean;
  onDeleted: () => void;
  onClose: () => void;
};

export function DeletePasskey({ passkey: { id, name }, state, hasPassword, onDeleted, onClose }: Props) {
  const t = useTranslations("two-factor.passkeys");
  const isLast = state.app_enabled_at === null && state.passkeys.length === 1;
  return (
    <ProofDialog
      endpoint={deletePasskey}
      params={{ id }}
      title={t("deleteTitle", { name })}
      text={t(isLast ? "deleteLastText" : "deleteText")}
      confirm={t("delete")}
      errorText={t("deleteFailed")}
      successText={t("deleted")}
      danger
      state={state}
      hasPassword={hasPassword}
      onClose={onClose}
      refresh={onDeleted}
    />
  );
}
