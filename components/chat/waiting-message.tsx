import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { CircleAlert } from "@/components/ui/icons";
import { RichText } from "@/components/ui/rich-text";
import { readWritten } from "@/lib/posts/mention-text";
import { bubbleStyle } from "./message-item";
import type { OutboxMessage } from "./outbox";
import type { OutboxHandle } from "./use-outbox";
import { WaitingFiles } from "./waiting-files";

/** A message on its way to the server, or one that the server rejected. */
export function WaitingMessage({ item, handle }: { item: OutboxMessage; handle: OutboxHandle }) {
  const t = useTranslations("chat");
  const { clientId, content, files = [], error } = item;
  const { outbox, uploads, files: picked } = handle;
  const isFailed = error !== undefined;
  const isIncomplete = files.some(({ key, attachment }) => {
    const local = picked.find((file) => file.key === key);
    return !attachment && (!local || local.error !== undefined);
  });
  function removeMessage() {
    outbox.remove(clientId);
    for (const { key } of files) uploads.remove(key);
  }
  const removeButton = (
    <Button size="small" variant="quiet" onClick={removeMessage}>
      {t("cancel")}
    </Button>
  );
  return (
    <article className="mt-2 flex flex-row-reverse items-end gap-1">
      <div className={bubbleStyle(true)}>
        <span className="sr-only">{t("own")}</span>
        <WaitingFiles files={files} picked={picked} uploads={uploads} />
        {content && <RichText text={readWritten(content).content} />}
        {!isFailed && isIncomplete && <div>{removeButton}</div>}
        {!isFailed && !isIncomplete && <p className="text-right text-muted text-xs">{t("pending")}</p>}
        {isFailed && (
          <SendFailure text={error || t("sendFailed")}>
            <Button size="small" variant="secondary" onClick={() => outbox.retry(clientId)}>
              {t("retry")}
            </Button>
            {removeButton}
          </SendFailure>
        )}
      </div>
    </article>
  );
}

function SendFailure({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div role="alert" className="grid gap-2">
      <p className="flex gap-1.5 text-danger text-sm">
        <CircleAlert className="mt-0.5 size-4 shrink-0" />
        {text}
      </p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}
