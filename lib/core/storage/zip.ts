import { Readable } from "node:stream";
import type { ReadableStream as WebStream } from "node:stream/web";
import { ZipFile } from "yazl";
import { log } from "@/lib/core/log";
import { storage } from "./storage";

type StoredFile = { path: string };
type GeneratedFile = { chunks: () => AsyncIterable<string> };

export type ZipEntry = { name: string } & (StoredFile | { text: string } | GeneratedFile);

/** Files are opened one after the other, so neither the archive nor two files are in memory. */
export function zipOf(entries: Iterable<ZipEntry>): Readable {
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  let open: Readable | undefined;
  zip.on("error", (error) => out.destroy(error));
  out.on("close", () => open?.destroy());
  const openNext = async (entry: StoredFile | GeneratedFile) => {
    open = "path" in entry ? await openFile(entry.path) : Readable.from(entry.chunks());
    open.on("error", (error) => out.destroy(error));
    if (out.destroyed) open.destroy();
    return open;
  };
  for (const entry of entries) {
    if ("text" in entry) zip.addBuffer(Buffer.from(entry.text), entry.name);
    else
      zip.addReadStreamLazy(entry.name, { compress: !("path" in entry) }, (callback) => {
        openNext(entry).then(
          (file) => callback(null, file),
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
  log.warn({ path }, "a stored file is missing");
  return Readable.from([]);
}

const maxLength = 80;

/** Returns a name that is valid on every system, without path traversal; a long one keeps its extension. */
export function fileNameOf(name: string): string {
  const safe = name
    .replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/^[. ]+|[. ]+$/g, "");
  const ending = /\.\w{1,5}$/.exec(safe)?.[0] ?? "";
  const letters = Array.from(safe.slice(0, safe.length - ending.length));
  return (
    `${letters
      .slice(0, maxLength - ending.length)
      .join("")
      .trimEnd()}${ending}` || "-"
  );
}
