import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { DialogButton } from "@/components/ui/dialog-button";
import { deleteUser } from "@/lib/users/management-contract";
import type { UserRow } from "@/lib/users/schemas";

type Props = { user: UserRow; onDeleted: () => Promise<unknown> };

export function DeleteUser({ user: { id, name }, onDeleted }: Props) {
  const t = useTranslations("user-management.delete");
  const dialog = (onClose: () => void) => (
    <ConfirmDialog
      title={t("title", { name })}
      text={t("text")}
      confirm={t("confirm")}
      endpoint={deleteUser}
      options={{ params: { id } }}
      errorText={t("failed")}
      successText={t("done")}
      refresh={onDeleted}
      onClose={onClose}
    />
  );
  return (
    <DialogButton variant="quiet-danger" size="small" aria-label={t("actionOf", { name })} dialog={dialog}>
      {t("action")}
    </DialogButton>
  );
}
