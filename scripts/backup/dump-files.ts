import type { Storage } from "@/lib/storage/storage";
import type { ArchiveWriter } from "./archive-writer";

/** Writes every stored file; returns how many. One that is deleted before its turn had no row in the snapshot. */
export async function dumpFiles(storage: Storage, archive: ArchiveWriter): Promise<number> {
  let count = 0;
  for await (const { path } of storage.list()) {
    const file = await storage.open(path);
    if (!file) continue;
    await archive.addStream(`files/${path}`, file.size, file.stream as unknown as AsyncIterable<Uint8Array>);
    count += 1;
  }
  return count;
}
