import { reply, route } from "@/lib/api/route";
import { sessionCookie } from "@/lib/auth/session-cookie";
import { deleteOwnAccount as deleteEndpoint } from "@/lib/data/contract";
import { deleteOwnAccount } from "@/lib/data/mutations";

export const POST = route(deleteEndpoint, async ({ viewer, body, caller }) => {
  await deleteOwnAccount(viewer, body, caller);
  return reply({ body: {}, cookies: [sessionCookie("", new Date(0))] });
});
