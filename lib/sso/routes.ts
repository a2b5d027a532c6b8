import { NextResponse } from "next/server";
import { errorResponse } from "@/lib/core/api/error-response";
import { consume } from "@/lib/core/api/rate-limiter";
import { requestInfo } from "@/lib/core/api/request-info";
import { subnetKey } from "@/lib/core/api/subnet-key";
import { postLoginPath, safeReturnPath } from "@/lib/core/auth/areas";
import { findViewer } from "@/lib/core/auth/find-viewer";
import { sealedCookie } from "@/lib/core/auth/sealed-cookie";
import { sessionCookie } from "@/lib/core/auth/session-cookie";
import { ssoProfile } from "@/lib/core/auth/sso-profile";
import { appUrl } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors/app-error";
import { toDatabaseError } from "@/lib/core/errors/database-error";
import { log } from "@/lib/core/log";
import { authorizationCookie, handleCallback, ssoConfig, startAuthorization } from "./oidc";
import { linkSsoProfile, signInWithSso } from "./sign-in";

type Cookie = Exclude<Parameters<NextResponse["cookies"]["set"]>[0], string>;

/** Who the school named, until the owner of the account with their address has signed in with its password. */
const linkCookie = sealedCookie({
  name: "preau-school-link",
  path: "/school-sign-in",
  ttlSeconds: 600,
  content: ssoProfile,
});

/** Off to the school's own sign-in; `next` is where to go afterwards. */
export function startSso(request: Request): Promise<Response> {
  return handleErrors(request, async () => {
    await consume("schoolSignIn", subnetKey(requestInfo(request).address));
    const { searchParams } = new URL(request.url);
    const next = safeReturnPath(searchParams.get("next")) ?? "";
    const { address, cookie } = await startAuthorization({
      next,
      restore: searchParams.get("restore") === "1",
    });
    return redirectTo(address, [cookie]);
  });
}

/** Back from there: a session, or the sign-in screen with what stands in the way. */
export function completeSso(request: Request): Promise<Response> {
  return handleErrors(request, async () => {
    const caller = requestInfo(request);
    const errand = await authorizationCookie.read(caller);
    if (!errand) return redirectToSignIn("failed", "");
    const done = authorizationCookie.expire();
    const result = await handleCallback(new URL(request.url).search, errand).catch((error) => {
      // Its message alone: the error itself carries the code and the verifier.
      log.warn({ why: (error as Error).message }, "a school sign-in was not finished");
      return { problem: "failed" } as const;
    });
    if ("problem" in result) return redirectToSignIn(result.problem, errand.next, [done]);
    const person = result.profile;
    try {
      const entered = await signInWithSso(await findViewer(caller), person, errand, caller);
      if (!entered) {
        const kept = await linkCookie.create(person);
        return redirectToSignIn("link", linkPath(errand.next), [done, kept]);
      }
      const { session, role } = entered;
      return redirectTo(postLoginPath(role, errand.next), [
        done,
        sessionCookie(session.cookie, session.expiresAt),
      ]);
    } catch (error) {
      if (error instanceof AppError && error.status === 403)
        return redirectToSignIn(error.code, errand.next, [done]);
      throw error;
    }
  });
}

/** Who has just signed in with the password of the account that the school named: the two belong together from now on. */
export function linkSso(request: Request): Promise<Response> {
  return handleErrors(request, async () => {
    const caller = requestInfo(request);
    const viewer = await findViewer(caller);
    const next = safeReturnPath(new URL(request.url).searchParams.get("next"));
    if (viewer.role === "visitor") return redirectToSignIn("link", linkPath(next ?? ""));
    const person = await linkCookie.read(caller);
    if (person) await linkSsoProfile(viewer, person, caller);
    return redirectTo(postLoginPath(viewer.role, next), [linkCookie.expire()]);
  });
}

const linkPath = (next: string) => `/school-sign-in/link?next=${encodeURIComponent(next)}`;

function redirectToSignIn(problem: string, next: string, cookies: Cookie[] = []): Response {
  return redirectTo(`/login?${new URLSearchParams({ school: problem, ...(next && { next }) })}`, cookies);
}

function redirectTo(address: string, cookies: Cookie[]): Response {
  const response = NextResponse.redirect(new URL(address, appUrl()), {
    status: 303,
    headers: { "cache-control": "private, no-store" },
  });
  for (const cookie of cookies) response.cookies.set(cookie);
  return response;
}

/** Without a school sign-in these addresses are none. */
async function handleErrors(request: Request, run: () => Promise<Response>): Promise<Response> {
  try {
    if (!ssoConfig()) return errorResponse(new AppError("not_found"), null, request);
    return await run();
  } catch (error) {
    if (error instanceof AppError && error.code === "too_many_requests") return redirectToSignIn("busy", "");
    const known = toDatabaseError(error);
    if (known) return errorResponse(known, null, request);
    log.error({ why: (error as Error).message }, "a school sign-in failed");
    return redirectToSignIn("failed", "");
  }
}
