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
  if (action === "assign")
    return <AssignDialog item={item} moderators={moderators} onClose={onClose} onAssigned={onDone} />;
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
        onSuccess={() => {
          // The focus goes back into the list, which an open dialog makes inert.
          onClose();
          void onDone();
        }}
        onClose={onClose}
      />
    );
  if (item.subject === "pending_company")
    return <RejectCompany id={item.id} company={item.company} onClose={onClose} onRejected={onDone} />;
  if (isHeldText(item)) return <RejectHeld item={item} rules={rules} onClose={onClose} onRejected={onDone} />;
  if (action === "accept" || action === "reject") return null;
  return (
    <DecisionDialog reported={item} action={action} rules={rules} onClose={onClose} onDecided={onDone} />
  );
}
