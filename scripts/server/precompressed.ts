import { existsSync, readdirSync } from "node:fs";
import { staticDir } from "../app/compress";
import type { RequestHandler } from "./request-handler";
import { requestPath } from "./request-path";
import { acceptsEncoding } from "./send-page";

const types = { js: "text/javascript; charset=utf-8", css: "text/css; charset=utf-8" };

export function servePrecompressed(handle: RequestHandler, build: string): RequestHandler {
  const compressed = findCompressed(build);
  return (request, response) => {
    const path = requestPath(request);
    const kind = compressed.get(path);
    if (kind && acceptsEncoding(request, "br")) {
      request.url = `${path}.br`;
      response.setHeader("content-type", types[kind]);
      response.setHeader("content-encoding", "br");
      response.setHeader("vary", "accept-encoding");
    }
    return handle(request, response);
  };
}

function findCompressed(build: string): Map<string, keyof typeof types> {
  const folder = staticDir(build);
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  return new Map(
    names.flatMap((name) => {
      const kind = /\.(js|css)\.br$/.exec(name)?.[1] as keyof typeof types | undefined;
      return kind ? [[`/_next/static/${name.slice(0, -".br".length)}`, kind]] : [];
    }),
  );
}
