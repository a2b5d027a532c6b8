import type { Storage } from "@/lib/core/storage/storage";
import { waitForAll } from "@/lib/core/wait-for-all";
import { CliError } from "../cli-error";
import type { ArchiveEntry } from "./archive-reader";
import type { Archive } from "./open-archive";

const maxConcurrent = 8;

export async function restoreFiles(
  { reader }: Archive,
  storage: Storage,
  signal: AbortSignal,
): Promise<number> {
  let count = 0;
  let batch: ArchiveEntry[] = [];
  const storeBatch = async () => {
    signal.throwIfAborted();
    await waitForAll(
      batch.map((entry) => storage.put(entry.name.slice("files/".length), reader.read(entry))),
    );
    count += batch.length;
    batch = [];
  };
  for await (const entry of reader.entries()) {
    if (!entry.name.startsWith("files/")) continue;
    batch.push(entry);
    if (batch.length === maxConcurrent) await storeBatch();
  }
  await storeBatch();
  return count;
}

export async function assertStorageEmpty(storage: Storage): Promise<void> {
  for await (const { path } of storage.list())
    throw new CliError(`The storage holds files already (${path}): restore into an empty one.`);
}

export async function clearStorage(storage: Storage): Promise<void> {
  for await (const { path } of storage.list()) await storage.remove(path);
}
