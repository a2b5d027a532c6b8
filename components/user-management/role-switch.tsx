import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { setUserRole } from "@/lib/users/access-contract";
import type { UserRow } from "@/lib/users/schemas";

type Props = { user: UserRow; onChanged: () => Promise<unknown> };

/** Switches between student and administrator; renders nothing for a company. */
export function RoleSwitch({ user: { id, name, role }, onChanged }: Props) {
  const t = useTranslations("user-management.roleSwitch");
  const [isOpen, setOpen] = useState(false);
  if (role === "company") return null;
  const other = role === "admin" ? "student" : "admin";
  return (
    <div>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {t(`${other}.action`)}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={t(`${other}.title`, { name })}
          text={t(`${other}.text`)}
          confirm={t(`${other}.action`)}
          endpoint={setUserRole}
          options={{ params: { id }, body: { role: other } }}
          errorText={t("failed")}
          successText={t("done")}
          refresh={onChanged}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
