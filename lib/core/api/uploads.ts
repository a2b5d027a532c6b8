import { rm } from "node:fs/promises";
import path from "node:path";
import type { BusboyFileStream } from "@fastify/busboy";
import { env } from "@/lib/core/env";
import { newTempFile, writeTempFile } from "@/lib/core/storage/temp-files";
import { limitBytes } from "./body-stream";

/**
 * The files that a form brought, by field: paths of temporary files, until `discardUploads`. They are spooled to the
 * disk because in memory twenty forms of ten files would take a gigabyte. Their declared types are a
 * stranger's words and are not kept; their names only where a person will read them (`UploadNames`).
 */
export type Uploads = Record<string, string[]>;

/** What each upload was called where it came from, as sent. */
export type UploadNames = Record<string, string>;

export function newUpload(): string {
  return newTempFile(path.join(env().DATA_DIR, "uploads"));
}

/** Writes a file as it comes in. Throws `file_too_large`. */
export function receiveFile(file: BusboyFileStream, upload: string, maxBytes: number): Promise<void> {
  return writeTempFile(upload, limitBytes(file, maxBytes, "file_too_large"));
}

/** Removes the temporary files; whoever keeps an upload has copied it before. */
export async function deleteUploads(files: Uploads): Promise<void> {
  const all = Object.values(files).flat();
  await Promise.allSettled(all.map((each) => rm(each, { force: true })));
}
