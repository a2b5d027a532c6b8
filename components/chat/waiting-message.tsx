import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { CircleAlert, RotateCw } from "@/components/ui/icons";
import { RichText } from "@/components/ui/rich-text";
import { renderMarkup } from "@/lib/posts/mention-text";
import { Preview, UploadState } from "./attachment-tiles";
import { FileRow } from "./file-row";
import { bubbleStyle } from "./message-item";
import type { OutboxFile, OutboxMessage } from "./outbox";
import type { PickedFile, Uploads } from "./uploads";
import type { OutboxHandle } from "./use-outbox";

/** A message whose request is pending, or one that the server rejected. */
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
        {content && <RichText text={renderMarkup(content).content} />}
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

type Props = { files: readonly OutboxFile[]; picked: readonly PickedFile[]; uploads: Uploads };

/** The files of a message that is being sent, shown from this device until the server has them. */
function WaitingFiles({ files, picked, uploads }: Props) {
  return files.map((file) => {
    const local = picked.find(({ key }) => key === file.key);
    return (
      <div key={file.key} className="grid grid-cols-1 gap-1">
        {local?.previewUrl ? (
          <Preview file={local} className="max-h-96 w-80 max-w-full rounded-control object-contain" />
        ) : (
          <FileRow name={file.name} size={file.size} />
        )}
        {local && <UploadState file={local} />}
        <UploadError file={file} local={local} onRetry={() => uploads.retry(file.key)} />
      </div>
    );
  });
}

type UploadErrorProps = { file: OutboxFile; local: PickedFile | undefined; onRetry: () => void };

/** A file that is neither here nor on the server was lost with its page, or is another tab's. */
function UploadError({ file, local, onRetry }: UploadErrorProps) {
  const t = useTranslations("chat.files");
  if (!local)
    return file.attachment ? null : <p className="text-danger text-sm">{t("lost", { name: file.name })}</p>;
  if (local.error === undefined) return null;
  return (
    <div role="alert" className="grid justify-items-start gap-1">
      <p className="text-danger text-sm">{local.error || t("failed")}</p>
      <Button size="small" variant="secondary" onClick={onRetry}>
        <RotateCw className="size-4" />
        {t("retry", { name: file.name })}
      </Button>
    </div>
  );
}
