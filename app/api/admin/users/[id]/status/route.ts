import { route } from "@/lib/core/api/route";
import { setUserStatus } from "@/lib/users/status";
import * as api from "@/lib/users/status-contract";

export const PUT = route(api.setUserStatus, async ({ viewer, params, body }) => ({
  data: await setUserStatus(viewer, params.id, body),
}));
