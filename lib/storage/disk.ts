import { type FileHandle, mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { newDraft, writeDraft } from "./drafts";
import { isStoragePath } from "./paths";
import type { Range, Storage } from "./storage";

const chunk = 64 * 1024;

/** Files in a folder of this machine. */
export function diskStorage(folder: string): Storage {
  const place = (name: string) => {
    if (!isStoragePath(name)) throw new Error("not a storage path");
    return path.join(folder, name);
  };
  const find = async (name: string) => (isStoragePath(name) ? openWhenThere(place(name)) : null);
  return {
    async put(name, content) {
      await moveIn(content, path.join(folder, ".drafts"), place(name));
    },
    async stat(name) {
      const file = await find(name);
      if (!file) return null;
      const { size } = await file.stat();
      await file.close();
      return { size };
    },
    async open(name, range) {
      const file = await find(name);
      if (!file) return null;
      const { size } = await file.stat();
      return { size, stream: streamOf(file, range ?? { start: 0, end: size - 1 }) };
    },
    async remove(name) {
      await rm(place(name), { force: true });
    },
  };
}

/** Written elsewhere, safely on the disk, then moved: a crash at any moment leaves the whole file or none. */
async function moveIn(content: Parameters<Storage["put"]>[1], drafts: string, target: string) {
  const draft = newDraft(drafts);
  await writeDraft(draft, content);
  await sync(draft);
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  await rename(draft, target);
  await sync(path.dirname(target));
}

async function sync(path: string): Promise<void> {
  const file = await open(path);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

async function openWhenThere(path: string): Promise<FileHandle | null> {
  try {
    return await open(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** Reads as fast as the reader takes it, a chunk at a time; the file stays open, so it may be removed meanwhile. */
function streamOf(file: FileHandle, { start, end }: Range): ReadableStream<Uint8Array> {
  let at = start;
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const wanted = Math.min(chunk, end + 1 - at);
    const { bytesRead, buffer } = await file.read(new Uint8Array(wanted), 0, wanted, at);
    if (bytesRead < 1 && wanted > 0) throw new Error("a stored file is shorter than it was");
    at += bytesRead;
    if (bytesRead > 0) controller.enqueue(buffer.subarray(0, bytesRead));
    if (at <= end) return;
    await file.close();
    controller.close();
  };
  const closing = (error: unknown) => file.close().then(() => Promise.reject(error));
  return new ReadableStream(
    { pull: (controller) => pull(controller).catch(closing), cancel: () => file.close() },
    { highWaterMark: 1 },
  );
}
