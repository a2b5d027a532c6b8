import { Readable } from "node:stream";
import { openFile, type StoredFile } from "./local";

type Serving = { contentType: string; shared: boolean };
type Range = { start: number; end: number };

/** A stored file as an answer: ranges, revalidation, strong caching, and a policy under which nothing runs. */
export async function serveFile(request: Request, name: string, serving: Serving): Promise<Response | null> {
  const file = await openFile(name);
  if (!file) return null;
  const headers = headersOf(name, serving);
  if (request.headers.get("if-none-match") === headers.get("etag"))
    return new Response(null, { status: 304, headers });
  const range = rangeOf(request, headers.get("etag"), file.size);
  if (range === "unsatisfiable") {
    headers.set("content-range", `bytes */${file.size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set("content-length", String(range ? range.end - range.start + 1 : file.size));
  if (range) headers.set("content-range", `bytes ${range.start}-${range.end}/${file.size}`);
  const body = request.method === "HEAD" ? null : streamOf(file, range);
  return new Response(body, { status: range ? 206 : 200, headers });
}

function headersOf(name: string, { contentType, shared }: Serving): Headers {
  return new Headers({
    "content-type": contentType,
    "content-disposition": "inline",
    "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "accept-ranges": "bytes",
    // A name is never used twice, so the bytes behind it never change.
    etag: `"${name}"`,
    "cache-control": `${shared ? "public" : "private"}, max-age=31536000, immutable`,
  });
}

/** The single range asked for; null for the whole file (none, several, or a changed one). */
function rangeOf(request: Request, etag: string | null, size: number): Range | "unsatisfiable" | null {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(request.headers.get("range") ?? "");
  const since = request.headers.get("if-range");
  if (!asked || (since !== null && since !== etag)) return null;
  const [, first = "", last = ""] = asked;
  if (first === "" && last === "") return null;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return start > end || start >= size ? "unsatisfiable" : { start, end };
}

function streamOf(file: StoredFile, range: Range | null): ReadableStream {
  return Readable.toWeb(file.read(range ?? undefined)) as ReadableStream;
}
