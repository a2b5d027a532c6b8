import { useTranslations } from "next-intl";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { deleteUser } from "@/lib/users/management-contract";
import type { UserRow } from "@/lib/users/schemas";

type Props = { user: UserRow; onDeleted: () => Promise<unknown> };

export function DeleteUser({ user: { id, name }, onDeleted }: Props) {
  const t = useTranslations("user-management.delete");
  return (
    <ConfirmButton
      button={{ variant: "quiet-danger", size: "small", "aria-label": t("actionOf", { name }) }}
      title={t("title", { name })}
      text={t("text")}
      confirm={t("action")}
      endpoint={deleteUser}
      options={{ params: { id } }}
      errorText={t("failed")}
      successText={t("done")}
      refresh={onDeleted}
    />
  );
}
