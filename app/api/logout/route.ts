import { logout } from "@/lib/accounts/contract";
import { signOut } from "@/lib/accounts/mutations";
import { reply, route } from "@/lib/api/route";
import { sessionCookie } from "@/lib/auth/session-cookie";

export const POST = route(logout, async ({ viewer, caller }) => {
  await signOut(viewer, caller);
  return reply({ body: {}, cookies: [sessionCookie("", new Date(0))] });
});
