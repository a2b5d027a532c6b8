import { CircleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { RichText } from "@/components/ui/rich-text";
import { bubbleStyle } from "./message-item";
import type { Outbox, OutboxMessage } from "./outbox";

/** A message on its way to the server, or one that the server refused. */
export function WaitingMessage({ item, outbox }: { item: OutboxMessage; outbox: Outbox }) {
  const t = useTranslations("chat");
  const { clientId, content, error } = item;
  const isFailed = error !== undefined;
  return (
    <article className="mt-2 flex flex-row-reverse items-end gap-1">
      <div className={bubbleStyle(true)}>
        <span className="sr-only">{t("own")}</span>
        <RichText text={content} />
        {!isFailed && <p className="text-right text-muted text-xs">{t("pending")}</p>}
        {isFailed && (
          <div role="alert" className="grid gap-2">
            <p className="flex gap-1.5 text-danger text-sm">
              <CircleAlert className="mt-0.5 size-4 shrink-0" />
              {error || t("sendFailed")}
            </p>
            <div className="flex gap-2">
              <Button size="small" variant="secondary" onClick={() => outbox.retry(clientId)}>
                {t("retry")}
              </Button>
              <Button size="small" variant="quiet" onClick={() => outbox.discard(clientId)}>
                {t("discard")}
              </Button>
            </div>
          </div>
        )}
      </div>
    </article>
  );
}
