import type { Credentials } from "@/lib/core/auth/find-viewer";
import { requestContext } from "@/lib/core/http/request-context";

/** Only `ipAddress` is trusted, since the server sets it. */
export type RequestInfo = Credentials & { ipAddress: string; userAgent: string | null };

export function requestInfo(request: Request): RequestInfo {
  const cookies = readCookies(request.headers.get("cookie"));
  return {
    cookie: (name) => cookies.get(name),
    authorization: request.headers.get("authorization"),
    acceptLanguage: request.headers.get("accept-language"),
    userAgent: request.headers.get("user-agent"),
    ipAddress: requestContext()?.ipAddress ?? "unknown",
  };
}

function readCookies(header: string | null): Map<string, string> {
  const pairs = (header ?? "").split(";").flatMap((part) => {
    const index = part.indexOf("=");
    return index < 1 ? [] : [[part.slice(0, index).trim(), part.slice(index + 1).trim()] as const];
  });
  return new Map(pairs);
}
