import { randomBytes } from "node:crypto";
import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { withDiskErrors } from "@/lib/core/errors/storage-error";

/**
 * In milliseconds: what was last written to this long ago and has no row is of no request any more. A body may take a
 * minute; the rest is for files that wait to be decoded and for a slow database.
 */
export const maxUnownedAge = 8 * 60_000;

/** A name for a file that is still being written. */
export function newTempFile(folder: string): string {
  return path.join(folder, randomBytes(16).toString("hex"));
}

/** Writes a draft, which nobody else may read. When that fails, nothing of it stays. */
export async function writeTempFile(
  draft: string,
  content: Uint8Array | Readable | AsyncIterable<Uint8Array>,
): Promise<void> {
  await withDiskErrors(async () => {
    await mkdir(path.dirname(draft), { recursive: true, mode: 0o700 });
    try {
      await writeFile(draft, content, { flag: "wx", mode: 0o600 });
    } catch (error) {
      await rm(draft, { force: true }).catch(() => {});
      throw error;
    }
  });
}

/** Removes what died half-written. */
export async function deleteStaleTempFiles(folder: string): Promise<void> {
  const now = Date.now();
  for (const name of await readdir(folder).catch(() => [])) {
    const draft = path.join(folder, name);
    // Another process may finish or sweep it at the same moment.
    const { mtimeMs } = await stat(draft).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > maxUnownedAge) await rm(draft, { force: true });
  }
}
