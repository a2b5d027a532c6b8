import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/icon-button";
import { RotateCw, X } from "@/components/ui/icons";
import { Progress } from "@/components/ui/progress";
import { FileRow } from "./file-row";
import type { PickedFile } from "./uploads";
import type { useAttachments } from "./use-attachments";

/** The files of the message that is being written, with the progress of their upload. */
export function AttachmentTiles({ attachments }: { attachments: ReturnType<typeof useAttachments> }) {
  const t = useTranslations("chat.files");
  const { picked, error, remove, retry } = attachments;
  return (
    <>
      {picked.length > 0 && (
        <ul aria-label={t("list")} className="flex max-h-48 flex-wrap gap-2 overflow-y-auto pb-1">
          {picked.map((file) => (
            <Tile
              key={file.key}
              file={file}
              onRemove={() => remove(file.key)}
              onRetry={() => retry(file.key)}
            />
          ))}
        </ul>
      )}
      <p role="alert" className="text-danger text-sm empty:hidden">
        {error}
      </p>
    </>
  );
}

function Tile({ file, onRemove, onRetry }: { file: PickedFile; onRemove: () => void; onRetry: () => void }) {
  const t = useTranslations("chat.files");
  const { name, size, attachment, error } = file;
  const isFailed = error !== undefined;
  return (
    <li className="flex w-3xs max-w-full items-center gap-2 rounded-control border border-line p-2">
      {file.previewUrl && <Preview file={file} className="size-12 shrink-0 rounded-control object-cover" />}
      <div className="grid min-w-0 flex-1 gap-1">
        {file.previewUrl ? (
          <bdi className="truncate text-sm">{name}</bdi>
        ) : (
          <FileRow name={name} size={size} />
        )}
        <UploadState file={file} />
        {isFailed && <p className="text-danger text-xs">{error || t("failed")}</p>}
      </div>
      {isFailed && (
        <IconButton label={t("retry", { name })} onClick={onRetry} icon={<RotateCw className="size-4" />} />
      )}
      <IconButton
        label={t(attachment || isFailed ? "remove" : "cancel", { name })}
        onClick={onRemove}
        icon={<X className="size-4" />}
      />
    </li>
  );
}

export function UploadState({ file }: { file: PickedFile }) {
  const t = useTranslations("chat.files");
  const { name, progress, attachment, error } = file;
  if (attachment || error !== undefined) return null;
  const percent = Math.round(progress * 100);
  // The progress is indeterminate once the whole file is sent, while the server checks it.
  return <Progress label={t("progress", { name, percent })} value={progress < 1 ? progress : undefined} />;
}

export function Preview({ file, className }: { file: PickedFile; className: string }) {
  const { kind, previewUrl } = file;
  if (!previewUrl) return null;
  if (kind === "video") return <video src={previewUrl} muted preload="metadata" className={className} />;
  // biome-ignore lint/performance/noImgElement: a file of this device
  return <img src={previewUrl} alt="" className={className} />;
}
