import { useTranslations } from "next-intl";
import type { Moderator } from "@/lib/moderation/assignments";
import { isHeldText, type QueueItem } from "@/lib/moderation/queue-contract";
import type { SchoolRule } from "@/lib/site";
import { AssignDialog } from "./assign-dialog";
import { DecisionDialog } from "./decision-dialog";
import { DeletePendingComment } from "./delete-pending-comment";
import { RejectCompany } from "./reject-company";
import { RejectHeld } from "./reject-held";
import { useItemTitle } from "./use-item-title";
import type { QueueAction } from "./use-queue-keys";

type Props = {
  item: QueueItem;
  action: QueueAction;
  moderators: readonly Moderator[];
  rules: SchoolRule[];
  onClose: () => void;
  onDone: () => Promise<unknown>;
};

export function QueueDialog({ item, action, moderators, rules, onClose, onDone }: Props) {
  const t = useTranslations("moderation");
  const title = useItemTitle(item);
  const dialog = { onClose, onDone, onOutdated: onDone };
  if (action === "assign")
    return <AssignDialog item={item} moderators={moderators} onClose={onClose} onDone={onDone} />;
  if (item.subject === "pending_comment")
    return (
      <DeletePendingComment
        id={item.id}
        name={item.author_name ?? t("anonymous")}
        content={item.content}
        {...dialog}
      />
    );
  if (item.subject === "pending_company")
    return <RejectCompany id={item.id} company={item.company} {...dialog} />;
  const decisionProps = { title, rules, onClose, onDecided: onDone, onOutdated: onDone };
  if (isHeldText(item)) return <RejectHeld item={item} {...decisionProps} />;
  if (action === "accept" || action === "reject" || action === "dismiss") return null;
  return <DecisionDialog reported={item} action={action} {...decisionProps} />;
}
