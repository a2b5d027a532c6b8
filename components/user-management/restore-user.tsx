import { useTranslations } from "next-intl";
import { restoreUser } from "@/lib/users/management-contract";
import type { UserRow } from "@/lib/users/schemas";
import { UserAction } from "./user-action";

type Props = { user: UserRow; onRestored: () => Promise<unknown> };

export function RestoreUser({ user: { id, name }, onRestored }: Props) {
  const t = useTranslations("user-management.restore");
  return (
    <UserAction
      endpoint={restoreUser}
      options={{ params: { id } }}
      errorText={t("failed")}
      successText={t("done", { name })}
      label={t("actionOf", { name })}
      onDone={onRestored}
    >
      {t("action")}
    </UserAction>
  );
}
