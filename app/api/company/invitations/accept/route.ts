import { acceptInvitation } from "@/lib/companies/invitation-mutations";
import * as api from "@/lib/companies/members-contract";
import { reply, route } from "@/lib/core/api/route";
import { sessionCookie } from "@/lib/core/auth/session-cookie";

export const POST = route(api.acceptInvitation, async ({ viewer, body, request }) => {
  const { session, user } = await acceptInvitation(viewer, body, request);
  return reply({
    body: { user, user_type: user.role },
    cookies: session ? [sessionCookie(session.cookie, session.expiresAt)] : [],
  });
});
