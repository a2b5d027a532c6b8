import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { Moderator } from "@/lib/moderation/assignments";
import { isHeldText, type QueueItem } from "@/lib/moderation/queue-contract";
import { deleteComment } from "@/lib/posts/comments-contract";
import type { SchoolRule } from "@/lib/site";
import { AssignDialog } from "./assign-dialog";
import { DecisionDialog } from "./decision-dialog";
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
  /** The focus goes back into the list, which an open dialog makes inert. */
  function finish() {
    onClose();
    return onDone();
  }
  if (action === "assign")
    return (
      <AssignDialog
        item={item}
        moderators={moderators}
        onClose={onClose}
        onAssigned={onDone}
        onOutdated={onDone}
      />
    );
  if (item.subject === "pending_comment")
    return (
      <ConfirmDialog
        title={t("waiting.deleteOne", { name: item.author_name ?? t("anonymous") })}
        text={item.content}
        confirm={t("waiting.delete")}
        endpoint={deleteComment}
        options={{ params: { id: item.id } }}
        failed={t("waiting.failed")}
        done={t("waiting.deleted")}
        onSuccess={() => void finish()}
        onClose={onClose}
        onOutdated={onDone}
      />
    );
  if (item.subject === "pending_company")
    return (
      <RejectCompany
        id={item.id}
        company={item.company}
        onClose={onClose}
        onRejected={onDone}
        onOutdated={onDone}
      />
    );
  const reasoned = { title, rules, onClose, onDecided: finish, onOutdated: onDone };
  if (isHeldText(item)) return <RejectHeld item={item} {...reasoned} />;
  if (action === "accept" || action === "reject" || action === "dismiss") return null;
  return <DecisionDialog reported={item} action={action} {...reasoned} />;
}
