import { useTranslations } from "next-intl";
import { useState } from "react";
import { cx } from "@/components/ui/cx";
import { chatLimits } from "@/lib/chat/schemas";
import { renderMarkup } from "@/lib/posts/mention-text";

const countFrom = 0.8 * chatLimits.content;
const warnFrom = 0.95 * chatLimits.content;

/** A text that is pasted too long is not cut: its writer shortens it. */
export function ContentCounter({ text }: { text: string }) {
  const length = lengthOf(text);
  const t = useTranslations("chat");
  const remaining = chatLimits.content - length;
  const level = levelOf(length);
  const shown = {
    none: "",
    count: t("count", { count: length, max: chatLimits.content }),
    warning: t("countWarning", { count: remaining }),
    over: t("countOver", { count: -remaining }),
  }[level];
  const announced = useFirstText(level, shown);
  return (
    <>
      {shown && <p className={cx("text-right text-xs tabular-nums", levelStyles[level])}>{shown}</p>}
      <p role="status" className="sr-only">
        {announced}
      </p>
    </>
  );
}

type Level = "none" | "count" | "warning" | "over";

const levelStyles: Record<Level, string> = {
  none: "",
  count: "text-muted",
  warning: "font-semibold text-warning",
  over: "font-semibold text-danger",
};

function levelOf(length: number): Level {
  if (length > chatLimits.content) return "over";
  if (length > warnFrom) return "warning";
  return length > countFrom ? "count" : "none";
}

/** Returns the text of when the level was reached: a screen reader announces that, not each character. */
export function useFirstText(level: string, text: string): string {
  const [first, setFirst] = useState({ level, text });
  if (first.level === level) return first.text;
  setFirst({ level, text });
  return text;
}

export function isTooLong(text: string): boolean {
  return lengthOf(text) > chatLimits.content;
}

/** Counts the text that readers see, as the server does: an emoji is one character. */
function lengthOf(text: string): number {
  return [...renderMarkup(text).content].length;
}
