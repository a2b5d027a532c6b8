import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { CancelButton } from "@/components/ui/cancel-button";
import { Dialog } from "@/components/ui/dialog";
import type { UserDetails } from "@/lib/users/details-contract";
import type { UserRow } from "@/lib/users/schemas";
import { MergeConfirmation } from "./merge-confirmation";
import { MergeSearch } from "./merge-search";

type Props = { user: UserDetails; onMerged: () => Promise<unknown> };

/** Merges two accounts of one person, of which this one remains. */
export function MergeUser({ user, onMerged }: Props) {
  const t = useTranslations("user-management.merge");
  const [isOpen, setOpen] = useState(false);
  const [other, setOther] = useState<UserRow>();

  function close() {
    setOpen(false);
    setOther(undefined);
  }
  return (
    <div>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {t("action")}
      </Button>
      {isOpen && !other && (
        <Dialog
          open
          onClose={close}
          title={t("title", { name: user.name })}
          footer={<CancelButton onClick={close} />}
        >
          <MergeSearch user={user} onSelect={setOther} />
        </Dialog>
      )}
      {isOpen && other && (
        <MergeConfirmation
          user={user}
          other={other}
          onBack={() => setOther(undefined)}
          onClose={close}
          onMerged={onMerged}
        />
      )}
    </div>
  );
}
