import { useTranslations } from "next-intl";
import { ActionError } from "@/components/ui/action-error";
import { Button } from "@/components/ui/button";
import { useMutation } from "@/components/ui/use-mutation";
import { restoreUser } from "@/lib/users/management-contract";
import type { UserRow } from "@/lib/users/schemas";

type Props = { user: UserRow; onRestored: () => Promise<unknown> };

export function RestoreUser({ user: { id, name }, onRestored }: Props) {
  const t = useTranslations("user-management.restore");
  const { run, retry, busy, error } = useMutation(restoreUser, {
    failed: t("failed"),
    done: t("done", { name }),
    onSuccess: onRestored,
  });
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        busy={busy}
        aria-label={t("actionOf", { name })}
        onClick={() => run({ ids: { id } })}
      >
        {t("action")}
      </Button>
      <ActionError error={error} retry={retry} />
    </>
  );
}
