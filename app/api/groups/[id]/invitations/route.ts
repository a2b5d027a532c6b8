import { route } from "@/lib/core/api/route";
import { inviteToGroup } from "@/lib/groups/admission";
import * as api from "@/lib/groups/admission-contract";

export const POST = route(api.inviteToGroup, ({ viewer, params, body }) =>
  inviteToGroup(viewer, params.id, body.user_id),
);
