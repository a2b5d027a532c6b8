import { buffer } from "node:stream/consumers";
import { fromBufferPromise } from "yauzl";

/** Reads every file of a ZIP by its name. Throws when the archive is incomplete. */
export async function unzip(archive: Buffer): Promise<Record<string, Buffer>> {
  const zip = await fromBufferPromise(archive, { lazyEntries: true });
  const files: Record<string, Buffer> = {};
  for await (const entry of zip.eachEntry())
    files[entry.fileName] = await buffer(await zip.openReadStreamPromise(entry));
  return files;
}
