import { rm } from "node:fs/promises";
import path from "node:path";
import type { BusboyFileStream } from "@fastify/busboy";
import { env } from "@/lib/core/env";
import { createTempPath, writeTempFile } from "@/lib/core/storage/temp-files";
import { limitBytes } from "./body-stream";

const bytesPerMegabyte = 1024 * 1024;

/** Temporary files by field. On disk: twenty forms of ten files each would take a gigabyte of memory. */
export type Uploads = Record<string, string[]>;

export type UploadNames = Record<string, string>;

export function createUploadPath(): string {
  return createTempPath(path.join(env().DATA_DIR, "uploads"));
}

export function receiveFile(file: BusboyFileStream, upload: string, maxBytes: number): Promise<void> {
  const params = { megabytes: String(Math.floor(maxBytes / bytesPerMegabyte)) };
  return writeTempFile(upload, limitBytes(file, maxBytes, "file_too_large", params));
}

export async function deleteUploads(files: Uploads): Promise<void> {
  const all = Object.values(files).flat();
  await Promise.allSettled(all.map((upload) => rm(upload, { force: true })));
}
