import { ownedPath } from "@/lib/core/storage/paths";
import type { Storage } from "@/lib/core/storage/storage";
import type { ArchiveWriter } from "./archive-writer";

/** `missing` contains the paths of the snapshot that have no file. */
export async function dumpFiles(
  storage: Storage,
  archive: ArchiveWriter,
  paths: string[],
): Promise<{ files: number; missing: string[] }> {
  const missing = new Set(paths);
  let files = 0;
  for await (const { path } of storage.list()) {
    const file = await storage.open(path);
    if (!file) continue;
    await archive.addStream(`files/${path}`, file.size, file.stream as unknown as AsyncIterable<Uint8Array>);
    missing.delete(ownedPath(path));
    files += 1;
  }
  return { files, missing: [...missing] };
}
