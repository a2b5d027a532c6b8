import { setUserStatus } from "@/lib/accounts/status";
import { setUserStatus as endpoint } from "@/lib/accounts/status-contract";
import { route } from "@/lib/api/route";

export const PUT = route(endpoint, async ({ viewer, ids, body, caller }) => ({
  data: await setUserStatus(viewer, ids.id, body, caller),
}));
