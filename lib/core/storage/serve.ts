import { type Range, storage } from "./storage";

const immutable = "max-age=31536000, immutable";

const cacheControl = {
  public: `public, ${immutable}`,
  private: `private, ${immutable}`,
  /** The browser may cache the file, but revalidates it at each use. */
  revalidated: "private, no-cache",
  none: "private, no-store",
} as const;

export type ServeOptions = {
  contentType: string;
  cache: keyof typeof cacheControl;
  downloadName?: string;
  name?: string;
};

/** Returns null when there is no file. The caller has authorized the request. */
export async function serveFile(
  request: Request,
  path: string,
  options: ServeOptions,
): Promise<Response | null> {
  const stats = await storage().stat(path);
  if (!stats) return null;
  const { size } = stats;
  // A path is never reused, so its bytes never change.
  const etag = `"${path}"`;
  const headers = headersOf(etag, options);
  if (hasMatchingEtag(request.headers.get("if-none-match"), etag))
    return new Response(null, { status: 304, headers });
  const range = rangeOf(request, etag, size);
  if (range === "unsatisfiable") {
    headers.set("content-range", `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set("content-length", String(range ? range.end - range.start + 1 : size));
  if (range) headers.set("content-range", `bytes ${range.start}-${range.end}/${size}`);
  const status = range ? 206 : 200;
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const file = await storage().open(path, range ?? undefined);
  return file && new Response(file.stream, { status, headers });
}

function headersOf(etag: string, options: ServeOptions): Headers {
  return new Headers({
    "content-type": options.contentType,
    "content-disposition": dispositionOf(options),
    "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "accept-ranges": "bytes",
    etag,
    "cache-control": cacheControl[options.cache],
  });
}

/** RFC 6266; the name cannot end the header or the quotes. */
function dispositionOf({ downloadName, name = downloadName }: ServeOptions): string {
  const kind = downloadName === undefined ? "inline" : "attachment";
  if (name === undefined) return kind;
  const plain = name.replace(/[^\w .-]/g, "_");
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${hex(character)}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

const hex = (character: string) => character.charCodeAt(0).toString(16).toUpperCase();

function hasMatchingEtag(ifNoneMatch: string | null, etag: string): boolean {
  const tags = ifNoneMatch?.split(",").map((tag) => tag.trim().replace(/^W\//, "")) ?? [];
  return tags.includes(etag) || tags.includes("*");
}

/** Returns null for the whole file: without a range, with several, or with an `If-Range` of another file (RFC 9110, 14.2). */
function rangeOf(request: Request, etag: string, size: number): Range | "unsatisfiable" | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(request.headers.get("range") ?? "");
  const ifRange = request.headers.get("if-range");
  if (request.method !== "GET" || !match || (ifRange !== null && ifRange !== etag)) return null;
  const [, first = "", last = ""] = match;
  if (first === "" && last === "") return null;
  if (first === "") return toSatisfiable({ start: Math.max(0, size - Number(last)), end: size - 1 }, size);
  if (last === "") return toSatisfiable({ start: Number(first), end: size - 1 }, size);
  if (Number(last) < Number(first)) return null;
  return toSatisfiable({ start: Number(first), end: Math.min(Number(last), size - 1) }, size);
}

function toSatisfiable(range: Range, size: number): Range | "unsatisfiable" {
  return range.start < size ? range : "unsatisfiable";
}
