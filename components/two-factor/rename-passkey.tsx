import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form-dialog";
import { InputField } from "@/components/ui/input-field";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { renamePasskey } from "@/lib/two-factor/passkeys-contract";
import type { Passkey } from "@/lib/two-factor/schemas";

type Props = { passkey: Passkey; onRenamed: () => void; onClose: () => void };

export function RenamePasskey({ passkey: { id, name }, onRenamed, onClose }: Props) {
  const t = useTranslations("two-factor");
  const { bind, ...state } = useEndpointForm(renamePasskey, {
    defaultValues: { name },
    errorText: t("passkeys.renameFailed"),
    request: (body) => ({ params: { id }, body }),
    refresh: onRenamed,
    onSuccess: onClose,
  });
  return (
    <FormDialog
      title={t("passkeys.renameTitle")}
      confirm={t("passkeys.rename")}
      state={state}
      onClose={onClose}
    >
      <InputField label={t("passkeys.name")} maxLength={60} autoComplete="off" required {...bind("name")} />
    </FormDialog>
  );
}
