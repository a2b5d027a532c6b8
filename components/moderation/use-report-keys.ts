import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import type { DecisionAction } from "@/db/enums";
import { actionsOf, type ReportCase } from "@/lib/moderation/queue-contract";

/** J and K go from one card of a list to the next; the letter of an action decides on the focused one. */
export function useReportKeys(
  cases: readonly ReportCase[],
  choose: (reported: ReportCase, action: DecisionAction) => void,
) {
  const t = useTranslations("moderation.queue.keyOf");
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const list = event.currentTarget;
    const index = [...list.children].findIndex((card) => card.contains(event.target as Node));
    const key = event.key.toLowerCase();
    if (key === "j" || key === "k") return focusCard(list, key === "j" ? index + 1 : Math.max(0, index - 1));
    const reported = cases[index];
    const action = reported && availableActions(reported).find((name) => t(name) === key);
    if (!reported || !action) return;
    event.preventDefault();
    choose(reported, action);
  };
}

/** A visitor can be neither warned nor suspended. */
export function availableActions({ subject, writer }: ReportCase): DecisionAction[] {
  const isMember = typeof writer?.id === "number";
  return actionsOf[subject].filter((action) => isMember || (action !== "warn" && action !== "suspend"));
}

/** The last card when there is none at `index`. */
export function focusCard(list: HTMLElement | null, index: number): void {
  const cards = list?.querySelectorAll<HTMLElement>(":scope > li");
  (cards?.[index] ?? cards?.[cards.length - 1])?.focus();
}
