import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { RotateCw } from "@/components/ui/icons";
import { Preview, UploadState } from "./attachment-tiles";
import { FileRow } from "./file-row";
import type { OutboxFile } from "./outbox";
import type { PickedFile, Uploads } from "./uploads";

type Props = { files: readonly OutboxFile[]; picked: readonly PickedFile[]; uploads: Uploads };

/** The files of a message that is being sent, shown from this device until the server has them. */
export function WaitingFiles({ files, picked, uploads }: Props) {
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
