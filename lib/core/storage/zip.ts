import { Readable } from "node:stream";
import type { ReadableStream as WebStream } from "node:stream/web";
import { ZipFile } from "yazl";
import { log } from "@/lib/core/log";
import { storage } from "./storage";

type Stored = { path: string };
type Made = { chunks: () => AsyncIterable<string> };

/** What stands in an archive under a name: a stored file, words of our own, or words made while they are read. */
export type ZipEntry = { name: string } & (Stored | { text: string } | Made);

/**
 * A ZIP whose bytes come while they are read: a file is opened when its turn comes, so that neither the archive nor two
 * of its files are in memory. Should one of the parts fail, so does the stream; a reader who leaves closes the open file.
 */
export function zipOf(entries: Iterable<ZipEntry>): Readable {
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  let open: Readable | undefined;
  zip.on("error", (error) => out.destroy(error));
  out.on("close", () => open?.destroy());
  const openNext = async (entry: Stored | Made) => {
    open = "path" in entry ? await openFile(entry.path) : Readable.from(entry.chunks());
    open.on("error", (error) => out.destroy(error));
    if (out.destroyed) open.destroy();
    return open;
  };
  for (const entry of entries) {
    if ("text" in entry) zip.addBuffer(Buffer.from(entry.text), entry.name);
    // Pictures and PDFs are compressed already.
    else
      zip.addReadStreamLazy(entry.name, { compress: !("path" in entry) }, (take) => {
        openNext(entry).then(
          (file) => take(null, file),
          (error) => out.destroy(error),
        );
      });
  }
  zip.end();
  return out;
}

async function openFile(path: string): Promise<Readable> {
  const file = await storage().open(path);
  if (file) return Readable.fromWeb(file.stream as WebStream<Uint8Array>);
  log.warn({ path }, "a file is not in its place");
  return Readable.from([]);
}

const longest = 80;

/** A name that every system can give a file, and no way out of its folder; what is too long keeps its ending. */
export function fileNameOf(name: string): string {
  const safe = name
    .replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/^[. ]+|[. ]+$/g, "");
  const ending = /\.\w{1,5}$/.exec(safe)?.[0] ?? "";
  const letters = Array.from(safe.slice(0, safe.length - ending.length));
  return (
    `${letters
      .slice(0, longest - ending.length)
      .join("")
      .trimEnd()}${ending}` || "-"
  );
}
