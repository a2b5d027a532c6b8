import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import type { DecisionAction } from "@/db/enums";
import { actionsOf, isHeldText, type QueueItem, removesContent } from "@/lib/moderation/queue-contract";

export type QueueAction = DecisionAction | "accept" | "reject" | "assign";

/** J and K go from one card of a list to the next; the letter of an action decides on the focused one. */
export function useQueueKeys(
  items: readonly QueueItem[],
  choose: (item: QueueItem, action: QueueAction) => void,
) {
  const t = useTranslations("moderation.queue.keyOf");
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const list = event.currentTarget;
    const index = [...list.children].findIndex((card) => card.contains(event.target as Node));
    const key = event.key.toLowerCase();
    if (key === "j" || key === "k") return focusCard(list, key === "j" ? index + 1 : Math.max(0, index - 1));
    // The focus moves to the next card after a decision: a key that is held down would decide on that one too.
    if (event.repeat) return;
    const item = items[index];
    const action = item && availableActions(item).find((name) => t(name) === key);
    if (!item || !action) return;
    event.preventDefault();
    choose(item, action);
  };
}

/** A visitor can be neither warned nor suspended, and what is deleted already is neither hidden nor deleted. */
export function availableActions(item: QueueItem): QueueAction[] {
  if (item.subject === "pending_comment") return ["accept", "delete", "assign"];
  if (item.subject === "pending_company" || isHeldText(item)) return ["accept", "reject", "assign"];
  const isMember = typeof item.writer?.id === "number";
  const decisions = actionsOf[item.subject].filter(
    (action) =>
      (isMember || (action !== "warn" && action !== "suspend")) &&
      !(item.is_deleted && removesContent(action)),
  );
  return [...decisions, "assign"];
}

/** The last card when there is none at `index`. */
export function focusCard(list: HTMLElement | null, index: number): void {
  const cards = list?.querySelectorAll<HTMLElement>(":scope > li");
  (cards?.[index] ?? cards?.[cards.length - 1])?.focus();
}
