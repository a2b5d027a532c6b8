import { route } from "@/lib/core/api/route";
import { changeGroupRole, removeGroupMember } from "@/lib/groups/members";
import * as api from "@/lib/groups/members-contract";

export const PUT = route(api.changeGroupRole, async ({ viewer, ids, body, caller }) => ({
  data: await changeGroupRole(viewer, { id: ids.id, userId: ids.user_id, role: body.role }, caller),
}));

export const DELETE = route(api.removeGroupMember, async ({ viewer, ids, caller }) => {
  await removeGroupMember(viewer, ids.id, ids.user_id, caller);
  return {};
});
