import type { RequestInfo } from "@/lib/core/api/request-info";
import { reply } from "@/lib/core/api/route";
import { missingLocaleCookie, sessionCookie } from "@/lib/core/auth/session-cookie";
import type { ResponseCookie } from "@/lib/core/http/response-cookie";
import type { signIn } from "./sign-in";

export function replySignedIn(
  request: RequestInfo,
  { session, user, device }: Awaited<ReturnType<typeof signIn>>,
  ...cookies: ResponseCookie[]
) {
  return reply({
    body: { user, token: session.token, user_type: user.role },
    cookies: [
      sessionCookie(session.cookie, session.expiresAt),
      ...cookies,
      device,
      ...missingLocaleCookie(request, user.locale),
    ],
  });
}
