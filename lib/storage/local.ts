import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { env } from "@/lib/env";

/** A file that is stored: its size in bytes and how to read all of it or a range (both ends included). */
export type StoredFile = { size: number; read: (range?: { start: number; end: number }) => Readable };

const namePattern = /^[a-z]+\/[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{28}(-\d{1,4})?\.[a-z0-9]{2,5}$/;

/** A new name that nobody can guess, such as `images/0a/1b/….webp`; two levels keep folders small. */
export function newPath(folder: string, extension: string): string {
  const name = randomBytes(16).toString("hex");
  return `${folder}/${name.slice(0, 2)}/${name.slice(2, 4)}/${name.slice(4)}.${extension}`;
}

/** Stores bytes under a name from `newPath`: on disk whole, or not at all. */
export async function putFile(name: string, bytes: Uint8Array): Promise<void> {
  const target = onDisk(name);
  const draft = `${target}.${randomBytes(4).toString("hex")}.draft`;
  await mkdir(path.dirname(target), { recursive: true });
  const file = await open(draft, "wx", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, target);
}

/** The stored file, or null when there is none of that name. */
export async function openFile(name: string): Promise<StoredFile | null> {
  if (!namePattern.test(name)) return null;
  const target = onDisk(name);
  try {
    const { size } = await stat(target);
    return { size, read: (range) => createReadStream(target, range) };
  } catch {
    return null;
  }
}

/** Removes a file; one that is gone already is no failure. */
export async function removeFile(name: string): Promise<void> {
  await rm(onDisk(name), { force: true });
}

// Every name that reaches the disk has this form, so that no path can leave the folder.
function onDisk(name: string): string {
  if (!namePattern.test(name)) throw new Error("not a storage name");
  return path.join(env().DATA_DIR, "storage", name);
}
