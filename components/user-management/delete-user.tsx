import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { deleteUser } from "@/lib/users/management-contract";
import type { UserRow } from "@/lib/users/schemas";

type Props = { user: UserRow; onDeleted: () => Promise<unknown> };

export function DeleteUser({ user: { id, name }, onDeleted }: Props) {
  const t = useTranslations("user-management.delete");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet-danger"
        size="small"
        aria-label={t("actionOf", { name })}
        onClick={() => setOpen(true)}
      >
        {t("action")}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={t("title", { name })}
          text={t("text")}
          confirm={t("confirm")}
          endpoint={deleteUser}
          options={{ params: { id } }}
          errorText={t("failed")}
          successText={t("done")}
          refresh={onDeleted}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
