import { useTranslations } from "next-intl";
import { cx } from "@/components/ui/cx";
import type { ReportedMessage } from "@/db/schema/moderation";

/** The reported message stands out among those around it. */
export function ReportedMessages({ messages }: { messages: readonly ReportedMessage[] }) {
  const t = useTranslations("moderation.reports");
  return (
    <ol aria-label={t("messages")} className="grid gap-1 border-line border-l-2 pl-3 text-muted text-sm">
      {messages.map(({ sender, content, is_reported }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: an excerpt never changes
          key={index}
          className={cx("wrap-anywhere whitespace-pre-line", is_reported && "font-semibold text-ink")}
        >
          <bdi>{sender}</bdi>
          {" · "}
          <bdi>{content}</bdi>
          {is_reported && <span className="sr-only"> ({t("reportedMessage")})</span>}
        </li>
      ))}
    </ol>
  );
}
