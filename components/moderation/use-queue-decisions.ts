import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useMutation } from "@/components/ui/use-mutation";
import { decideHeld } from "@/lib/moderation/held-contract";
import { decideReports, type HeldText, isHeldText, type QueueItem } from "@/lib/moderation/queue-contract";
import { acceptComment } from "@/lib/posts/comments-contract";
import { setUserStatus } from "@/lib/users/status-contract";
import type { QueueAction } from "./use-queue-keys";

/** The decisions that need no dialog. `decide` returns false for the others. An item that changed meanwhile is loaded again. */
export function useQueueDecisions(
  onDecided: (item: QueueItem) => Promise<unknown>,
  onOutdated: () => Promise<unknown>,
) {
  const t = useTranslations("moderation");
  const decided = useRef<QueueItem>(undefined);
  const handlers = { onSuccess: () => decided.current && onDecided(decided.current), onOutdated };
  const dismissal = useMutation(decideReports, {
    ...handlers,
    errorText: t("queue.decideFailed"),
    successText: t("queue.decided"),
  });
  const comment = useMutation(acceptComment, {
    ...handlers,
    errorText: t("waiting.failed"),
    successText: t("waiting.accepted"),
  });
  const company = useMutation(setUserStatus, {
    ...handlers,
    errorText: t("companies.failed"),
    successText: t("queue.decided"),
  });
  const held = useMutation(decideHeld, {
    ...handlers,
    errorText: t("queue.decideFailed"),
    successText: t("queue.published"),
  });
  const isBusy = dismissal.isBusy || comment.isBusy || company.isBusy || held.isBusy;
  function decide(item: QueueItem, action: QueueAction): boolean {
    if (action !== "dismiss" && action !== "accept") return false;
    if (isBusy) return true;
    decided.current = item;
    const params = { id: item.id };
    if (action === "dismiss") void dismissal.run({ params, body: { action } });
    else if (item.subject === "pending_comment") void comment.run({ params });
    else if (isHeldText(item)) void held.run({ body: acceptanceOf(item) });
    else void company.run({ params, body: { status: "active", expected_status: "pending_verification" } });
    return true;
  }
  return { decide, isBusy };
}

function acceptanceOf({ subject, subject_id, edited_at }: HeldText) {
  return { subject, subject_id, edited_at, action: "accept" as const };
}
