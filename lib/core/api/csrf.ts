import { sessionCookieName } from "@/lib/core/auth/session-cookie";
import { isEqualInConstantTime } from "@/lib/core/crypto/constant-time";
import { appUrl } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors/app-error";
import { ownOrigins } from "@/lib/core/http/own-origins";
import type { RequestInfo } from "./request-info";

export const csrfCookie = "XSRF-TOKEN";

/** Throws `csrf_failed`. */
export function checkCsrf(request: Request, info: RequestInfo): void {
  if (request.method === "GET" || request.method === "HEAD" || info.authorization !== null) return;
  const hasSession = info.cookie(sessionCookieName()) !== undefined;
  const [site, origin] = [request.headers.get("sec-fetch-site"), request.headers.get("origin")];
  // Without a session, only headers that browsers set reveal a login that another site forged.
  if (!hasSession && origin === null && (site === null || site === "none")) return;
  if (site === "same-origin" || isSameOrigin(origin, request) || hasMatchingTokens(request, info)) return;
  throw new AppError("csrf_failed");
}

function isSameOrigin(origin: string | null, request: Request): boolean {
  return origin !== null && ownOrigins(appUrl(), request.headers.get("host")).includes(origin);
}

function hasMatchingTokens(request: Request, info: RequestInfo): boolean {
  const sent = request.headers.get("x-xsrf-token") ?? "";
  return sent !== "" && isEqualInConstantTime(sent, info.cookie(csrfCookie) ?? "");
}
