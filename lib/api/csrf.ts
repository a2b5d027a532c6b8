import { timingSafeEqual } from "node:crypto";
import { sessionCookieName } from "@/lib/auth/session-cookie";
import type { Caller } from "./caller";
import { AppError } from "./errors";

export const csrfCookie = "XSRF-TOKEN";

/** Contract, CSRF: an unsafe call that rides on the session cookie must come from our own pages. */
export function checkCsrf(request: Request, caller: Caller): void {
  if (request.method === "GET" || request.method === "HEAD" || caller.authorization !== null) return;
  const carried = caller.cookie(sessionCookieName()) !== undefined;
  const site = request.headers.get("sec-fetch-site");
  // Without a session only a browser's own word can tell that another site signs its visitor in here.
  if (!carried && (site === null || site === "same-origin" || site === "none")) return;
  if (site === "same-origin" || sameOrigin(request) || sameToken(request, caller)) return;
  throw new AppError("csrf_failed");
}

function sameOrigin(request: Request): boolean {
  const origin = request.headers.get("origin");
  return origin !== null && URL.canParse(origin) && new URL(origin).host === request.headers.get("host");
}

function sameToken(request: Request, caller: Caller): boolean {
  const sent = Buffer.from(request.headers.get("x-xsrf-token") ?? "");
  const kept = Buffer.from(caller.cookie(csrfCookie) ?? "");
  return sent.length > 0 && sent.length === kept.length && timingSafeEqual(sent, kept);
}
