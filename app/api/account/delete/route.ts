import { reply, route } from "@/lib/core/api/route";
import { sessionCookie } from "@/lib/core/auth/session-cookie";
import { deleteOwnAccount as deleteEndpoint } from "@/lib/privacy/contract";
import { deleteOwnAccount } from "@/lib/privacy/mutations";

export const POST = route(deleteEndpoint, async ({ viewer, body, caller }) => {
  await deleteOwnAccount(viewer, body, caller);
  return reply({ body: {}, cookies: [sessionCookie("", new Date(0))] });
});
