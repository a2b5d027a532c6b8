import { reply, route } from "@/lib/api/route";
import { sessionCookie } from "@/lib/auth/session-cookie";
import { acceptInvitation } from "@/lib/companies/invitation-mutations";
import { acceptInvitation as accept } from "@/lib/companies/people-contract";

export const POST = route(accept, async ({ viewer, body, caller }) => {
  const { session, user } = await acceptInvitation(viewer, body, caller);
  return reply({
    body: { user, user_type: user.role },
    cookies: session ? [sessionCookie(session.cookie, session.expiresAt)] : [],
  });
});
