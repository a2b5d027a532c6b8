import { env } from "@/lib/core/env";
import { type Locale, localeCookie, preferredLocale } from "@/lib/core/i18n/locales";
import { sessionCookieName } from "./session-cookie";
import { findSession } from "./sessions";
import type { Viewer, Visitor } from "./viewer";

export type Credentials = {
  cookie: (name: string) => string | undefined;
  authorization: string | null;
  acceptLanguage: string | null;
};

/**
 * Reads the session from the database on each request, so that a suspension works at once. With `allowUnenrolled`, an
 * administrator who has yet to switch required two-factor sign-in on counts as one.
 */
export async function findViewer(
  credentials: Credentials,
  { allowUnenrolled }: { allowUnenrolled?: true } = {},
): Promise<Viewer> {
  const preferred = preferredLocale(credentials.cookie(localeCookie), credentials.acceptLanguage);
  // A request with a token does not fall back to the cookie: it is exempt from the CSRF check.
  const session = await findSession(
    credentials.authorization === null
      ? { cookie: credentials.cookie(sessionCookieName()) }
      : { bearer: bearerToken(credentials.authorization) },
  );
  if (!session || !canSignIn(session)) return { role: "visitor", id: null, locale: preferred } as Viewer;
  const { idle: _, lacksTwoFactor, ...person } = session;
  const locale = session.locale ?? preferred;
  if (lacksTwoFactor && !allowUnenrolled && env().ADMIN_TWO_FACTOR === "required")
    return { role: "visitor", id: null, locale, needsTwoFactor: true } as Viewer;
  return { ...person, locale } as Viewer;
}

export function anonymousViewer(locale: Locale): Visitor {
  return { role: "visitor", id: null, locale } as Visitor;
}

export function canSignIn({ role, status }: { role: string; status: string }): boolean {
  return status === "active" || (status === "pending_verification" && role === "student");
}

function bearerToken(header: string): string | undefined {
  return header.match(/^Bearer +([\w-]{20,200})$/i)?.[1];
}
