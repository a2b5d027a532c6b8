import type { IncomingMessage } from "node:http";
import type { Env } from "@/lib/core/env";
import { errorContent } from "./error-content";
import { localeOf } from "./error-page";
import { prepareRequest } from "./prepare-request";
import type { RequestHandler } from "./request-handler";
import { allowedMethods, requestPath } from "./request-path";

const schemeAndHost = /^[a-z]+:\/\/[^/?#]*/i;
const hostPattern = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Requires one Host and a target in origin form (RFC 9112, 3.2); an absolute target must have the same host. */
export function withRequestTarget(handle: RequestHandler, env: Env): RequestHandler {
  return async (request, response) => {
    const [host = "", ...others] = request.headersDistinct.host ?? [];
    const target = others.length === 0 && hostPattern.test(host) ? targetOf(request, host) : null;
    if (target?.startsWith("/")) {
      request.url = toDecodable(withoutDotSegments(target));
      return handle(request, response);
    }
    const path = requestPath({ url: request.url?.replace(schemeAndHost, "") });
    request.url = "/";
    prepareRequest(request, response, env);
    if (target === "*")
      return void response.writeHead(204, { allow: allowedMethods("/api").join(", ") }).end();
    const { type, text } = errorContent("request_malformed", path, localeOf(request.headers));
    response.writeHead(400, { "content-type": type, "cache-control": "no-store" }).end(text);
  };
}

function targetOf({ method, url = "" }: IncomingMessage, host: string): string | null {
  if (url.startsWith("/")) return url;
  if (url === "*") return method === "OPTIONS" ? url : null;
  const [, scheme, authority, rest = ""] = /^(https?):\/\/([^/?#]+)([^#]*)$/i.exec(url) ?? [];
  if (!scheme || hostOf(scheme, authority) !== hostOf(scheme, host)) return null;
  return rest.startsWith("/") ? rest : `/${rest}`;
}

/** Next.js removes `.` and `..` late: earlier checks would have seen another path. */
function withoutDotSegments(url: string): string {
  if (!/[\\/](?:\.|%2e)/i.test(requestPath({ url }))) return url;
  const { pathname, search } = new URL(`http://localhost${url}`);
  return pathname + search;
}

/** Escapes a path that cannot be decoded, so that it is read literally and matches nothing. */
function toDecodable(url: string): string {
  try {
    decodeURIComponent(requestPath({ url }));
    return url;
  } catch {
    return url.replace(/^[^?]+/, (path) => path.replaceAll("%", "%25"));
  }
}

function hostOf(scheme: string, authority = ""): string | null {
  if (!hostPattern.test(authority)) return null;
  return URL.canParse(`${scheme}://${authority}`) ? new URL(`${scheme}://${authority}`).host : null;
}
