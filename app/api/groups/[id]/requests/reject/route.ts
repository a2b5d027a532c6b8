import { route } from "@/lib/core/api/route";
import { rejectGroupRequest } from "@/lib/groups/admission";
import * as api from "@/lib/groups/admission-contract";

export const POST = route(api.rejectGroupRequest, ({ viewer, params, body }) =>
  rejectGroupRequest(viewer, params.id, body.user_id),
);
