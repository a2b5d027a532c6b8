import { reply, route } from "@/lib/core/api/route";
import { sessionCookie } from "@/lib/core/auth/session-cookie";
import * as api from "@/lib/users/contract";
import { signIn } from "@/lib/users/sign-in";

export const POST = route(api.login, async ({ viewer, body, caller }) => {
  const { session, user } = await signIn(viewer, body, caller);
  return reply({
    body: { user, token: session.token, user_type: user.role },
    cookies: [sessionCookie(session.cookie, session.expiresAt)],
  });
});
