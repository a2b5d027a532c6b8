import { rm } from "node:fs/promises";
import path from "node:path";
import type { BusboyFileStream } from "@fastify/busboy";
import { env } from "@/lib/env";
import { newDraft, writeDraft } from "@/lib/storage/drafts";
import { bounded } from "./incoming";

/**
 * The files that a form brought, by field: paths of temporary files, until `discardUploads`. They are spooled to the
 * disk because in memory twenty forms of ten files would take a gigabyte. Their declared types are a
 * stranger's words and are not kept; their names only where a person will read them (`UploadNames`).
 */
export type Uploads = Record<string, string[]>;

/** What each upload was called where it came from, as sent. */
export type UploadNames = Record<string, string>;

export function newUpload(): string {
  return newDraft(path.join(env().DATA_DIR, "uploads"));
}

/** Writes a file as it comes in. Throws `file_too_large`. */
export function receive(file: BusboyFileStream, upload: string, maxBytes: number): Promise<void> {
  return writeDraft(upload, bounded(file, maxBytes, "file_too_large"));
}

/** Removes the temporary files; whoever keeps an upload has copied it before. */
export async function discardUploads(files: Uploads): Promise<void> {
  const all = Object.values(files).flat();
  await Promise.allSettled(all.map((each) => rm(each, { force: true })));
}
