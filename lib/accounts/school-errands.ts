import { NextResponse } from "next/server";
import { callerOf } from "@/lib/api/caller";
import { databaseFailure } from "@/lib/api/database-failure";
import { AppError } from "@/lib/api/errors";
import { failureAnswer } from "@/lib/api/failure-answer";
import { spend } from "@/lib/api/limiter";
import { networkOf } from "@/lib/api/network";
import { landingOf, safeReturnPath } from "@/lib/auth/areas";
import { findViewer } from "@/lib/auth/find-viewer";
import { authorizationCookie, beginErrand, finishErrand, schoolSignIn } from "@/lib/auth/oidc";
import { sessionCookie } from "@/lib/auth/session-cookie";
import { ssoProfile } from "@/lib/auth/sso-profile";
import { sealedCookie } from "@/lib/core/crypto/sealed-cookie";
import { appUrl } from "@/lib/env";
import { log } from "@/lib/log";
import { enterFromSchool, linkSchoolPerson } from "./school-sign-in";

type Cookie = Exclude<Parameters<NextResponse["cookies"]["set"]>[0], string>;

/** Who the school named, until the owner of the account with their address has signed in with its password. */
const linkCookie = sealedCookie({
  name: "preau-school-link",
  path: "/school-sign-in",
  ttlSeconds: 600,
  content: ssoProfile,
});

/** Off to the school's own sign-in; `next` is where to go afterwards. */
export function leaveForSchool(request: Request): Promise<Response> {
  return answered(request, async () => {
    await spend("schoolSignIn", networkOf(callerOf(request).address));
    const { searchParams } = new URL(request.url);
    const next = safeReturnPath(searchParams.get("next")) ?? "";
    const { address, cookie } = await beginErrand({ next, restore: searchParams.get("restore") === "1" });
    return goTo(address, [cookie]);
  });
}

/** Back from there: a session, or the sign-in screen with what stands in the way. */
export function returnFromSchool(request: Request): Promise<Response> {
  return answered(request, async () => {
    const caller = callerOf(request);
    const errand = await authorizationCookie.read(caller);
    if (!errand) return toScreen("failed", "");
    const done = authorizationCookie.expire();
    const result = await finishErrand(new URL(request.url).search, errand).catch((error) => {
      // Its message alone: the error itself carries the code and the verifier.
      log.warn({ why: (error as Error).message }, "a school sign-in was not finished");
      return { problem: "failed" } as const;
    });
    if ("problem" in result) return toScreen(result.problem, errand.next, [done]);
    const person = result.profile;
    try {
      const entered = await enterFromSchool(await findViewer(caller), person, errand, caller);
      if (!entered) {
        const kept = await linkCookie.create(person);
        return toScreen("link", linkPath(errand.next), [done, kept]);
      }
      const { session, role } = entered;
      return goTo(landingOf(role, errand.next), [done, sessionCookie(session.cookie, session.expiresAt)]);
    } catch (error) {
      if (error instanceof AppError && error.status === 403) return toScreen(error.code, errand.next, [done]);
      throw error;
    }
  });
}

/** Who has just signed in with the password of the account that the school named: the two belong together from now on. */
export function linkSchool(request: Request): Promise<Response> {
  return answered(request, async () => {
    const caller = callerOf(request);
    const viewer = await findViewer(caller);
    const next = safeReturnPath(new URL(request.url).searchParams.get("next"));
    if (viewer.role === "visitor") return toScreen("link", linkPath(next ?? ""));
    const person = await linkCookie.read(caller);
    if (person) await linkSchoolPerson(viewer, person, caller);
    return goTo(landingOf(viewer.role, next), [linkCookie.expire()]);
  });
}

const linkPath = (next: string) => `/school-sign-in/link?next=${encodeURIComponent(next)}`;

function toScreen(problem: string, next: string, cookies: Cookie[] = []): Response {
  return goTo(`/login?${new URLSearchParams({ school: problem, ...(next && { next }) })}`, cookies);
}

function goTo(address: string, cookies: Cookie[]): Response {
  const response = NextResponse.redirect(new URL(address, appUrl()), {
    status: 303,
    headers: { "cache-control": "private, no-store" },
  });
  for (const cookie of cookies) response.cookies.set(cookie);
  return response;
}

/** Without a school sign-in these addresses are none. */
async function answered(request: Request, run: () => Promise<Response>): Promise<Response> {
  try {
    if (!schoolSignIn()) return failureAnswer(new AppError("not_found"), null, request);
    return await run();
  } catch (error) {
    if (error instanceof AppError && error.code === "too_many_requests") return toScreen("busy", "");
    const known = databaseFailure(error);
    if (known) return failureAnswer(known, null, request);
    log.error({ why: (error as Error).message }, "a school sign-in failed");
    return toScreen("failed", "");
  }
}
