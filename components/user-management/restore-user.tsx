import { useTranslations } from "next-intl";
import { MutationButton } from "@/components/ui/mutation-button";
import { restoreUser } from "@/lib/users/management-contract";
import type { UserRow } from "@/lib/users/schemas";

type Props = { user: UserRow; onRestored: () => Promise<unknown> };

export function RestoreUser({ user: { id, name }, onRestored }: Props) {
  const t = useTranslations("user-management.restore");
  return (
    <MutationButton
      variant="secondary"
      size="small"
      aria-label={t("actionOf", { name })}
      endpoint={restoreUser}
      options={{ params: { id } }}
      errorText={t("failed")}
      successText={t("done", { name })}
      refresh={onRestored}
    >
      {t("action")}
    </MutationButton>
  );
}
