import { route } from "@/lib/core/api/route";
import { rejectGroupRequest } from "@/lib/groups/admission";
import * as api from "@/lib/groups/admission-contract";

export const POST = route(api.rejectGroupRequest, async ({ viewer, ids, body }) => {
  await rejectGroupRequest(viewer, ids.id, body.user_id);
  return {};
});
