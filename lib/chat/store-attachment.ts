import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { AttachmentKind } from "@/db/enums";
import { decode } from "@/lib/core/decoder/decode";
import type { Owner } from "@/lib/core/decoder/fair-queue";
import { DecoderLimitError } from "@/lib/core/decoder/limits";
import { AppError, invalid } from "@/lib/core/errors/app-error";
import { storeImages } from "@/lib/core/images/store";
import { imagePaths } from "@/lib/core/images/urls";
import { createStoragePath } from "@/lib/core/storage/paths";
import { deleteFiles, storage } from "@/lib/core/storage/storage";
import { sanitizeFileName } from "@/lib/documents/file-name";
import { inspectPdf } from "@/lib/documents/rewrite-pdf";
import { detectFileFormat, type FileFormat } from "./file-format";

/** `source`: a temporary file. */
export type AttachmentUpload = { source: string; name: string | undefined };
export type StoredAttachment = {
  kind: AttachmentKind;
  name: string;
  path: string;
  size: number;
  width: number | null;
  height: number | null;
};
type Stored = Omit<StoredAttachment, "name">;

const folder = "attachments";

/** Stores all files or none. Throws for a file that no message may have. */
export async function storeAttachments(
  owner: Owner,
  uploads: AttachmentUpload[],
): Promise<StoredAttachment[]> {
  const stored: StoredAttachment[] = [];
  try {
    for (const upload of uploads) stored.push(await storeAttachment(owner, upload));
    return stored;
  } catch (error) {
    await deleteFiles(stored.flatMap(attachmentPaths));
    throw error;
  }
}

export function attachmentPaths({ kind, path, width }: Pick<Stored, "kind" | "path" | "width">): string[] {
  return kind === "image" ? imagePaths({ path, width: width ?? 0 }) : [path];
}

async function storeAttachment(owner: Owner, { source, name }: AttachmentUpload): Promise<StoredAttachment> {
  const format = await detectFileFormat(source);
  if (!format) throw new AppError("attachment_kind_refused");
  const stored = await stores[format](owner, source, format);
  const extension = stored.path.slice(stored.path.lastIndexOf("."));
  const base = name?.replace(/\.[a-z0-9]{1,5}$/i, "");
  return { ...stored, name: sanitizeFileName(base, stored.kind, extension) };
}

type Store = (owner: Owner, source: string, format: FileFormat) => Promise<Stored>;

const stores: Record<FileFormat, Store> = {
  image: storeImage,
  mp4: storeVideo,
  webm: storeVideo,
  pdf: storePdf,
  doc: storeFile,
  docx: storeFile,
};

async function storeImage(owner: Owner, source: string): Promise<Stored> {
  const [image] = await storeImages(owner, [source], folder);
  if (!image) throw new AppError("internal");
  return { kind: "image", ...image };
}

async function storeVideo(owner: Owner, source: string, format: FileFormat): Promise<Stored> {
  const module = "lib/chat/video-decoder.mjs";
  const { value, parts } = await decode({ owner, module, source, input: { format } }).catch((error) => {
    throw error instanceof DecoderLimitError ? new AppError("video_unreadable") : error;
  });
  const [bytes] = parts;
  if (!bytes) throw new AppError("video_unreadable");
  const path = createStoragePath(folder, format);
  await storage().put(path, bytes);
  return { kind: "video", path, size: bytes.length, ...(value as { width: number; height: number }) };
}

/** A PDF that cannot be made inert (a password, scripts, embedded files) is a download, as a Word document is. */
async function storePdf(owner: Owner, source: string): Promise<Stored> {
  const { finding, bytes } = await inspectPdf(owner, source);
  if (finding === "locked" || finding === "active") return storeFile(owner, source, "pdf");
  if (!bytes) throw invalid("attachments", "pdf_unreadable");
  const path = createStoragePath(folder, "pdf");
  await storage().put(path, bytes);
  return { kind: "pdf", path, size: bytes.length, width: null, height: null };
}

async function storeFile(_: Owner, source: string, format: FileFormat): Promise<Stored> {
  const path = createStoragePath(folder, format);
  const { size } = await stat(source);
  await storage().put(path, createReadStream(source));
  return { kind: "file", path, size, width: null, height: null };
}
