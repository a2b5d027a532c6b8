import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { UseFieldArrayReturn } from "react-hook-form";

type Rule = { id?: string | undefined; fr: string; en: string };

/** The list of rules in a form. The focus follows a rule that moves, and what happened is announced. */
export function useRuleList({
  fields,
  append,
  move,
  remove,
}: UseFieldArrayReturn<{ rules: Rule[] }, "rules", "key">) {
  const t = useTranslations("school-settings.schoolRules");
  const items = useRef<HTMLOListElement>(null);
  const [message, setMessage] = useState("");

  function focus(index: number, ...buttons: string[]) {
    const item = items.current?.children[index];
    const enabled = buttons.map((name) => item?.querySelector<HTMLElement>(`[data-button=${name}]:enabled`));
    (enabled.find((button) => button) ?? item?.querySelector("textarea"))?.focus();
  }

  return {
    fields,
    items,
    message,
    add: () => append({ fr: "", en: "" }),
    moveUp(index: number) {
      flushSync(() => move(index, index - 1));
      setMessage(t("moved", { number: index, total: fields.length }));
      focus(index - 1, "up", "down");
    },
    moveDown(index: number) {
      flushSync(() => move(index, index + 1));
      setMessage(t("moved", { number: index + 2, total: fields.length }));
      focus(index + 1, "down", "up");
    },
    remove(index: number) {
      flushSync(() => remove(index));
      setMessage(t("deleted", { number: index + 1 }));
      focus(Math.min(index, fields.length - 2), "delete", "down");
    },
  };
}
