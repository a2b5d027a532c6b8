import { route } from "@/lib/core/api/route";
import { acceptGroupRequest } from "@/lib/groups/admission";
import * as api from "@/lib/groups/admission-contract";

export const POST = route(api.acceptGroupRequest, ({ viewer, params, body }) =>
  acceptGroupRequest(viewer, params.id, body.user_id),
);
