import { useTranslations } from "next-intl";
import { useState } from "react";
import { CancelButton } from "@/components/ui/cancel-button";
import { Dialog } from "@/components/ui/dialog";
import type { UserDetails } from "@/lib/users/details-contract";
import type { UserRow } from "@/lib/users/schemas";
import { MergeConfirmation } from "./merge-confirmation";
import { MergeSearch } from "./merge-search";

type Props = { user: UserDetails; onClose: () => void; onMerged: () => Promise<unknown> };

/** Merges two accounts of one person, of which this one remains. */
export function MergeUser({ user, onClose, onMerged }: Props) {
  const t = useTranslations("user-management.merge");
  const [other, setOther] = useState<UserRow>();
  if (other)
    return (
      <MergeConfirmation
        user={user}
        other={other}
        onBack={() => setOther(undefined)}
        onClose={onClose}
        onMerged={onMerged}
      />
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("title", { name: user.name })}
      footer={<CancelButton onClick={onClose} />}
    >
      <MergeSearch user={user} onSelect={setOther} />
    </Dialog>
  );
}
