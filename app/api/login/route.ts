import { login } from "@/lib/accounts/contract";
import { signIn } from "@/lib/accounts/mutations";
import { reply, route } from "@/lib/api/route";
import { sessionCookie } from "@/lib/auth/session-cookie";

export const POST = route(login, async ({ viewer, body, caller }) => {
  const { session, user } = await signIn(viewer, body, caller);
  return reply({
    body: { user, token: session.token, user_type: user.role },
    cookies: [sessionCookie(session.cookie, session.expiresAt)],
  });
});
