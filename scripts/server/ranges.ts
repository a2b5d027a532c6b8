import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import type { RequestHandler } from "./request-handler";
import { requestPath } from "./request-path";

/** Handles ranges beyond the end of a public file, on which Next.js fails. */
export function withRanges(handle: RequestHandler, folder: string): RequestHandler {
  const sizes = sizesIn(folder);
  return async (request, response) => {
    const { url = "", headers } = request;
    const size = url.startsWith("/_next/") ? 0 : sizes.get(requestPath(request));
    if (headers.range === undefined || size === undefined) return handle(request, response);
    const part = size === 0 ? null : partOf(headers.range, size);
    if (part === "outside") {
      response.writeHead(416, { "content-range": `bytes */${size}`, "cache-control": "no-store" }).end();
      return;
    }
    if (part === null) delete headers.range;
    return handle(request, response);
  };
}

/** Null for anything but a single range, which is then ignored (RFC 9110). */
function partOf(range: string, size: number): "inside" | "outside" | null {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (first === "" && last === "") return null;
  if (first === "") return Number(last) === 0 ? "outside" : "inside";
  if (last !== "" && Number(last) < Number(first)) return null;
  return Number(first) < size ? "inside" : "outside";
}

function sizesIn(folder: string): Map<string, number> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const files = names.map((name) => [`/${name}`, statSync(path.join(folder, name))] as const);
  return new Map(files.flatMap(([path, file]) => (file.isFile() ? [[path, file.size]] : [])));
}
