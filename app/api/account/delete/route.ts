import { reply, route } from "@/lib/core/api/route";
import { sessionCookie } from "@/lib/core/auth/session-cookie";
import * as api from "@/lib/privacy/contract";
import { deleteOwnAccount } from "@/lib/privacy/mutations";

export const POST = route(api.deleteOwnAccount, async ({ viewer, body }) => {
  await deleteOwnAccount(viewer, body);
  return reply({ body: {}, cookies: [sessionCookie("", new Date(0))] });
});
