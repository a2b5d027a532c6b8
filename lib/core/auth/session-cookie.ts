import { LRUCache } from "lru-cache";
import { decode } from "next-auth/jwt";
import { appUrl, env } from "@/lib/core/env";
import { type Locale, localeCookie } from "@/lib/core/i18n/locales";

const isSecure = () => appUrl().startsWith("https:");

/** Over https, the name has the prefix that binds the cookie to this host. */
export function sessionCookieName(): string {
  return isSecure() ? "__Host-next-auth.session-token" : "next-auth.session-token";
}

export function cookieOptions() {
  return { httpOnly: true, sameSite: "lax", secure: isSecure(), path: "/" } as const;
}

/** Stores the locale for a year, readable by scripts: prerendered pages need it in the browser. */
export function localeCookieFor(locale: Locale) {
  return { name: localeCookie, value: locale, ...cookieOptions(), httpOnly: false, maxAge: 31_536_000 };
}

/**
 * Stores the locale at sign-in in a browser without this cookie: cached responses, such as the API documentation, are
 * then in the account's language.
 */
export function missingLocaleCookie(
  { cookie }: { cookie: (name: string) => string | undefined },
  locale: Locale | null,
) {
  return locale && !cookie(localeCookie) ? [localeCookieFor(locale)] : [];
}

export function sessionCookie(value: string, expires: Date) {
  return { name: sessionCookieName(), value, expires, ...cookieOptions() };
}

/** The role precedes the claims: `middleware.ts` decides by it whether it runs. It proves nothing. */
const rolePrefix = /^[a-z]+\.(?=eyJ)/;

type SessionClaims = { sid: string; role: string; sub: string };

const decrypted = new LRUCache<string, SessionClaims>({ max: 5000 });

/** The result is cached, because decrypting costs more than the query. The database decides whether the session still exists. */
export async function readSessionCookie(cookie: string | undefined): Promise<SessionClaims | null> {
  if (!cookie) return null;
  const claims = decrypted.get(cookie) ?? (await decrypt(cookie));
  if (claims) decrypted.set(cookie, claims);
  return claims;
}

async function decrypt(cookie: string): Promise<SessionClaims | null> {
  try {
    const claims = await decode({ token: cookie.replace(rolePrefix, ""), secret: env().AUTH_SECRET });
    if (typeof claims?.sid !== "string") return null;
    return { sid: claims.sid, role: String(claims.role), sub: String(claims.sub) };
  } catch {
    return null;
  }
}
