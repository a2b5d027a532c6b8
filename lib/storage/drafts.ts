import { randomBytes } from "node:crypto";
import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";

const hour = 60 * 60_000;
const swept = new Map<string, number>();

/** A name for a file that is still being written. */
export function newDraft(folder: string): string {
  return path.join(folder, randomBytes(16).toString("hex"));
}

/** Writes a draft, which nobody else may read. When that fails, nothing of it stays. */
export async function writeDraft(
  draft: string,
  content: Uint8Array | Readable | AsyncIterable<Uint8Array>,
): Promise<void> {
  await mkdir(path.dirname(draft), { recursive: true, mode: 0o700 });
  await sweepDrafts(path.dirname(draft));
  try {
    await writeFile(draft, content, { flag: "wx", mode: 0o600 });
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Removes what died half-written: drafts that nobody has written to for an hour. Looks once an hour, at start first. */
async function sweepDrafts(folder: string): Promise<void> {
  const now = Date.now();
  if (now - (swept.get(folder) ?? 0) < hour) return;
  swept.set(folder, now);
  for (const name of await readdir(folder)) {
    const draft = path.join(folder, name);
    // Another process may finish or sweep it at the same moment.
    const { mtimeMs } = await stat(draft).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > hour) await rm(draft, { force: true });
  }
}
