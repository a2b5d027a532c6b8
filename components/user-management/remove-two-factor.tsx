import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { removeTwoFactor } from "@/lib/two-factor/contract";
import type { UserDetails } from "@/lib/users/details-contract";

type Props = { user: UserDetails; onRemoved: () => Promise<unknown> };

/** Helps a user who has lost the phone and the recovery codes. */
export function RemoveTwoFactor({ user: { id, name }, onRemoved }: Props) {
  const t = useTranslations("user-management.removeTwoFactor");
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {t("action")}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={t("title", { name })}
          text={t("text")}
          confirm={t("action")}
          endpoint={removeTwoFactor}
          options={{ params: { id } }}
          errorText={t("failed")}
          successText={t("done")}
          refresh={onRemoved}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
