import { randomUUID } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";

export type Page = {
  status: number;
  headers: OutgoingHttpHeaders & { etag: string };
  identity: Buffer;
  gzip: Buffer;
  br: Buffer;
};

export const alwaysRevalidate = "public, max-age=0, must-revalidate";

export function sendPage(page: Page, request: IncomingMessage, response: ServerResponse): void {
  const headers = { ...page.headers, "x-request-id": randomUUID() };
  if (page.status === 200 && isNotModified(request, page.headers.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = encodingFor(request);
  const body = page[encoding];
  response.writeHead(page.status, {
    ...headers,
    "content-length": body.length,
    ...(encoding !== "identity" && { "content-encoding": encoding }),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Compares weakly, as RFC 9110 requires for If-None-Match. */
function isNotModified({ headers }: IncomingMessage, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  const tags = String(headers["if-none-match"]).split(",").map(opaque);
  return tags.includes("*") || tags.includes(opaque(etag));
}

function encodingFor(request: IncomingMessage): "br" | "gzip" | "identity" {
  if (acceptsEncoding(request, "br")) return "br";
  return acceptsEncoding(request, "gzip") ? "gzip" : "identity";
}

/** `q=0` excludes a coding. */
export function acceptsEncoding({ headers }: IncomingMessage, coding: "br" | "gzip"): boolean {
  return String(headers["accept-encoding"])
    .split(",")
    .some((entry) => {
      const [name, weight = ""] = entry.trim().split(/\s*;\s*/);
      return name === coding && !/^q=0(\.0*)?$/.test(weight);
    });
}
