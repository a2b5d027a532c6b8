import { useTranslations } from "next-intl";
import { useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { useTimeout } from "@/components/ui/use-timeout";
import type { Group } from "@/lib/groups/schemas";
import { AddMembers } from "./add-members";
import { MemberList } from "./member-list";

/** docs/product.md#groups */
const closeDelayMs = 1300;

type Props = { group: Group; onChange: () => void; onClose: () => void };

/** Closes shortly after one addition, unless several are to be added. */
export function MembersDialog({ group, onChange, onClose }: Props) {
  const t = useTranslations("groups");
  const [isForSeveral, setForSeveral] = useState(false);
  const [isAdded, setAdded] = useState(false);
  useTimeout(isAdded && !isForSeveral, closeDelayMs, onClose);

  function onAdd() {
    onChange();
    setAdded(true);
  }
  function onSeveralChange(isSeveral: boolean) {
    setForSeveral(isSeveral);
    setAdded(false);
  }
  return (
    <Dialog open onClose={onClose} title={t("membersOf", { name: group.name })}>
      <div className="grid gap-6">
        {group.is_admin && (
          <AddMembers
            groupId={group.id}
            isSeveral={isForSeveral}
            onSeveralChange={onSeveralChange}
            onAdd={onAdd}
          />
        )}
        <MemberList group={group} onChange={onChange} />
      </div>
    </Dialog>
  );
}
