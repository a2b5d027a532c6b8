import { NextResponse } from "next/server";
import { errorResponse } from "@/lib/core/api/error-response";
import { consume } from "@/lib/core/api/rate-limiter";
import { requestInfo } from "@/lib/core/api/request-info";
import { subnetKey } from "@/lib/core/api/subnet-key";
import { postLoginPath, safeReturnPath } from "@/lib/core/auth/areas";
import { findViewer } from "@/lib/core/auth/find-viewer";
import { sealedCookie } from "@/lib/core/auth/sealed-cookie";
import { missingLocaleCookie, sessionCookie } from "@/lib/core/auth/session-cookie";
import { ssoProfile } from "@/lib/core/auth/sso-profile";
import { appUrl } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors/app-error";
import { toDatabaseError } from "@/lib/core/errors/database-error";
import type { ResponseCookie } from "@/lib/core/http/response-cookie";
import { log } from "@/lib/core/log";
import { authorizationCookie, handleCallback, ssoConfig, startAuthorization } from "./oidc";
import { linkSsoProfile, signInWithSso } from "./sign-in";

/** The cookie holds the profile until the owner of the account with its email has signed in by password. */
const linkCookie = sealedCookie({
  name: "preau-school-link",
  path: "/school-sign-in",
  ttlSeconds: 600,
  content: ssoProfile,
});

export function startSso(request: Request): Promise<Response> {
  return handleErrors(request, async () => {
    await consume("schoolSignIn", subnetKey(requestInfo(request).ipAddress));
    const { searchParams } = new URL(request.url);
    const next = safeReturnPath(searchParams.get("next")) ?? "";
    const restore = searchParams.get("restore") === "1";
    const result = await startAuthorization({ next, restore }).catch(toFailed("the SSO provider failed"));
    return "error" in result ? redirectToSignIn("failed", next) : redirectTo(result.url, [result.cookie]);
  });
}

export function completeSso(request: Request): Promise<Response> {
  return handleErrors(request, async () => {
    const info = requestInfo(request);
    // Each call makes calls to the provider.
    await consume("schoolSignIn", `return:${subnetKey(info.ipAddress)}`);
    const authorization = await authorizationCookie.read(info);
    if (!authorization) return redirectToSignIn("failed", "");
    const expired = authorizationCookie.expire();
    const { search } = new URL(request.url);
    const result = await handleCallback(search, authorization).catch(toFailed("an SSO callback failed"));
    if ("error" in result) return redirectToSignIn(result.error, authorization.next, [expired]);
    const { profile } = result;
    try {
      const signedIn = await signInWithSso(await findViewer(info), profile, authorization, info);
      if (!signedIn) {
        const link = await linkCookie.create(profile);
        return redirectToSignIn("link", linkPath(authorization.next), [expired, link]);
      }
      const { session, role, locale } = signedIn;
      return redirectTo(postLoginPath(role, authorization.next), [
        expired,
        sessionCookie(session.cookie, session.expiresAt),
        ...missingLocaleCookie(info, locale),
      ]);
    } catch (error) {
      if (error instanceof AppError && error.status === 403)
        return redirectToSignIn(error.code, authorization.next, [expired, ...(error.details.cookies ?? [])]);
      throw error;
    }
  });
}

export function linkSso(request: Request): Promise<Response> {
  return handleErrors(request, async () => {
    const info = requestInfo(request);
    const viewer = await findViewer(info);
    const next = safeReturnPath(new URL(request.url).searchParams.get("next"));
    if (viewer.role === "visitor") return redirectToSignIn("link", linkPath(next ?? ""));
    const profile = await linkCookie.read(info);
    if (profile) await linkSsoProfile(viewer, profile);
    return redirectTo(postLoginPath(viewer.role, next), [linkCookie.expire()]);
  });
}

const linkPath = (next: string) => `/school-sign-in/link?next=${encodeURIComponent(next)}`;

function redirectToSignIn(reason: string, next: string, cookies: ResponseCookie[] = []): Response {
  return redirectTo(`/login?${new URLSearchParams({ school: reason, ...(next && { next }) })}`, cookies);
}

function redirectTo(url: string, cookies: ResponseCookie[]): Response {
  const response = NextResponse.redirect(new URL(url, appUrl()), {
    status: 303,
    headers: { "cache-control": "private, no-store" },
  });
  for (const cookie of cookies) response.cookies.set(cookie);
  return response;
}

/** The provider's errors are handled where they occur: one that does not respond has the error codes of a lost database. */
const toFailed = (message: string) => (error: unknown) => {
  log.warn({ err: error }, message);
  return { error: "failed" } as const;
};

async function handleErrors(request: Request, run: () => Promise<Response>): Promise<Response> {
  try {
    // A bookmark, or a link from before SSO was switched off.
    if (!ssoConfig()) return redirectTo("/login", []);
    return await run();
  } catch (error) {
    if (error instanceof AppError && error.code === "too_many_requests") return redirectToSignIn("busy", "");
    const databaseError = toDatabaseError(error);
    if (databaseError) return errorResponse(databaseError, null, request);
    log.error({ err: error }, "SSO failed");
    return redirectToSignIn("failed", "");
  }
}
