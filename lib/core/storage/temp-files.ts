import { randomBytes } from "node:crypto";
import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { withDiskErrors } from "@/lib/core/errors/storage-error";

/**
 * The age from which on a file without a row is orphaned: a body may take a minute, the rest is for a decoder or a
 * slow database.
 */
export const orphanAgeMs = 8 * 60_000;

export function createTempPath(folder: string): string {
  return path.join(folder, randomBytes(16).toString("hex"));
}

export async function writeTempFile(
  file: string,
  content: Uint8Array | Readable | AsyncIterable<Uint8Array>,
): Promise<void> {
  await withDiskErrors(async () => {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    try {
      await writeFile(file, content, { flag: "wx", mode: 0o600 });
    } catch (error) {
      await rm(file, { force: true }).catch(() => {});
      throw error;
    }
  });
}

export async function deleteStaleTempFiles(folder: string): Promise<void> {
  const now = Date.now();
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > orphanAgeMs) await rm(file, { force: true });
  }
}
