import { readdirSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { requestPath } from "./request-path";

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Answers who asks for a part that a public file does not have: the framework fails at it. */
export function withRanges(handle: Handle, folder: string): Handle {
  const sizes = sizesIn(folder);
  return async (request, response) => {
    const { url = "", headers } = request;
    // The files of a build are small: who asks for a part gets all.
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

/** Where the part lies that is asked for; null for what cannot be read as one part, which then is none (RFC 9110). */
function partOf(range: string, size: number): "inside" | "outside" | null {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (first === "") return last === "" ? null : Number(last) === 0 ? "outside" : "inside";
  if (last !== "" && Number(last) < Number(first)) return null;
  return Number(first) < size ? "inside" : "outside";
}

/** Public files by address, with their sizes. */
function sizesIn(folder: string): Map<string, number> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const files = names.map((name) => [`/${name}`, statSync(path.join(folder, name))] as const);
  return new Map(files.flatMap(([address, file]) => (file.isFile() ? [[address, file.size]] : [])));
}
