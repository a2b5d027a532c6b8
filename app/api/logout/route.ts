import { reply, route } from "@/lib/core/api/route";
import { sessionCookie } from "@/lib/core/auth/session-cookie";
import * as api from "@/lib/users/contract";
import { signOut } from "@/lib/users/sessions";

export const POST = route(api.logout, async ({ viewer }) => {
  await signOut(viewer);
  return reply({ body: {}, cookies: [sessionCookie("", new Date(0))] });
});
