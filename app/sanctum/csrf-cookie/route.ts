import { randomBytes } from "node:crypto";
import { getCsrfCookie } from "@/lib/accounts/contract";
import { csrfCookie } from "@/lib/api/csrf";
import { reply, route } from "@/lib/api/route";
import { cookieOptions } from "@/lib/auth/session-cookie";

export const GET = route(getCsrfCookie, async ({ caller }) => {
  const value = caller.cookie(csrfCookie) ?? randomBytes(24).toString("base64url");
  // Readable by our own pages on purpose: they send it back as a header, which another site cannot.
  return reply({ body: {}, cookies: [{ name: csrfCookie, value, ...cookieOptions(), httpOnly: false }] });
});
