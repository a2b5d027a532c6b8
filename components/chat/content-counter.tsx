import { useTranslations } from "next-intl";
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
  const isWarning = length > warnFrom;
  return (
    <p
      role="status"
      className={cx(
        "text-right text-xs tabular-nums empty:sr-only",
        isWarning ? "font-semibold" : "text-muted",
        isWarning && (remaining < 0 ? "text-danger" : "text-warning"),
      )}
    >
      {remaining < 0 && t("countOver", { count: -remaining })}
      {remaining >= 0 && isWarning && t("countWarning", { count: remaining })}
      {!isWarning && length > countFrom && t("count", { count: length, max: chatLimits.content })}
    </p>
  );
}

export function isTooLong(text: string): boolean {
  return lengthOf(text) > chatLimits.content;
}

/** Counts the text that readers see, as the server does: an emoji is one character. */
function lengthOf(text: string): number {
  return [...renderMarkup(text).content].length;
}
