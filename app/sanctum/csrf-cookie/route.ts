import { randomBytes } from "node:crypto";
import { csrfCookie } from "@/lib/core/api/csrf";
import { reply, route } from "@/lib/core/api/route";
import { cookieOptions } from "@/lib/core/auth/session-cookie";
import * as api from "@/lib/users/contract";

export const GET = route(api.getCsrfCookie, async ({ request }) => {
  const value = request.cookie(csrfCookie) || randomBytes(24).toString("base64url");
  // Readable by our own pages on purpose: they send it back as a header, which another site cannot.
  return reply({ body: {}, cookies: [{ name: csrfCookie, value, ...cookieOptions(), httpOnly: false }] });
});
