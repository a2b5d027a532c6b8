import { route } from "@/lib/core/api/route";
import { changeGroupRole, removeGroupMember } from "@/lib/groups/members";
import * as api from "@/lib/groups/members-contract";

export const PUT = route(api.changeGroupRole, ({ viewer, params, body }) =>
  changeGroupRole(viewer, { id: params.id, userId: params.user_id, role: body.role }),
);

export const DELETE = route(api.removeGroupMember, ({ viewer, params }) =>
  removeGroupMember(viewer, params.id, params.user_id),
);
