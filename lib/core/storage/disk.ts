import { type FileHandle, mkdir, open, opendir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { withDiskErrors } from "@/lib/core/errors/storage-error";
import { isStoragePath } from "./paths";
import type { Range, Storage, StoredFile } from "./storage";
import { createTempPath, writeTempFile } from "./temp-files";

const chunk = 64 * 1024;

export function diskStorage(folder: string): Storage {
  const pathOf = (name: string) => {
    if (!isStoragePath(name)) throw new Error("not a storage path");
    return path.join(folder, name);
  };
  const find = async <T>(name: string, read: (path: string) => Promise<T>) =>
    isStoragePath(name) ? read(pathOf(name)).catch(nullWhenMissing) : null;
  return {
    put: (name, content) =>
      withDiskErrors(async () => storeAtomically(content, path.join(folder, ".drafts"), pathOf(name))),
    stat: (name) =>
      withDiskErrors(async () => {
        const stats = await find(name, (path) => stat(path));
        return stats && { size: stats.size };
      }),
    open: (name, range) =>
      withDiskErrors(async () => {
        const file = await find(name, (path) => open(path));
        if (!file) return null;
        const { size } = await file.stat().catch((error) => closeAndThrow(file, error));
        return { size, stream: streamOf(file, range ?? { start: 0, end: size - 1 }) };
      }),
    remove: (name) => withDiskErrors(async () => rm(pathOf(name), { force: true })),
    async check() {
      const tempFile = createTempPath(path.join(folder, ".drafts"));
      await writeTempFile(tempFile, new Uint8Array(1));
      await rm(tempFile);
    },
    list: (prefix = "") => filesIn(folder, prefix),
  };
}

/** Files may vanish during the walk, because other processes delete some meanwhile. */
async function* filesIn(root: string, folder: string): AsyncIterable<StoredFile> {
  // The recursive form of Node 20 loses entries of large trees.
  const entries = await opendir(path.join(root, folder)).catch(nullWhenMissing);
  for await (const entry of entries ?? []) {
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(root, name);
    if (!entry.isFile() || !isStoragePath(name)) continue;
    const stats = await stat(path.join(root, name)).catch(nullWhenMissing);
    if (stats) yield { path: name, size: stats.size, storedAt: stats.mtime };
  }
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}

/** Writes the file elsewhere, syncs it, then moves it: a crash leaves the whole file or none. */
async function storeAtomically(content: Parameters<Storage["put"]>[1], tempDir: string, target: string) {
  const tempFile = createTempPath(tempDir);
  await writeTempFile(tempFile, content);
  try {
    await sync(tempFile);
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    await rename(tempFile, target);
    await sync(path.dirname(target));
  } catch (error) {
    await Promise.allSettled([tempFile, target].map((file) => rm(file, { force: true })));
    throw error;
  }
}

async function sync(path: string): Promise<void> {
  const file = await open(path);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

async function closeAndThrow(file: FileHandle, error: unknown): Promise<never> {
  await file.close();
  throw error;
}

/** Streams with back-pressure; the file stays open, so it may be deleted meanwhile. */
function streamOf(file: FileHandle, { start, end }: Range): ReadableStream<Uint8Array> {
  let offset = start;
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const length = Math.min(chunk, end + 1 - offset);
    const { bytesRead, buffer } = await file.read(new Uint8Array(length), 0, length, offset);
    if (bytesRead < 1 && length > 0) throw new Error("a stored file is shorter than it was");
    offset += bytesRead;
    if (bytesRead > 0) controller.enqueue(buffer.subarray(0, bytesRead));
    if (offset <= end) return;
    await file.close();
    controller.close();
  };
  return new ReadableStream(
    {
      pull: (controller) => pull(controller).catch((error) => closeAndThrow(file, error)),
      cancel: () => file.close(),
    },
    { highWaterMark: 1 },
  );
}
