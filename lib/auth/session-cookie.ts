import { appUrl } from "@/lib/env";

const secure = () => appUrl().startsWith("https:");

/** next-auth's session cookie; under https with the prefix that pins it to this host. */
export function sessionCookieName(): string {
  return secure() ? "__Host-next-auth.session-token" : "next-auth.session-token";
}

export function cookieOptions() {
  return { httpOnly: true, sameSite: "lax", secure: secure(), path: "/" } as const;
}

export function sessionCookie(value: string, expires: Date) {
  return { name: sessionCookieName(), value, expires, ...cookieOptions() };
}
