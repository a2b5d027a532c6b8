import { route } from "@/lib/core/api/route";
import { setUserStatus } from "@/lib/users/status";
import { setUserStatus as endpoint } from "@/lib/users/status-contract";

export const PUT = route(endpoint, async ({ viewer, ids, body, caller }) => ({
  data: await setUserStatus(viewer, ids.id, body, caller),
}));
