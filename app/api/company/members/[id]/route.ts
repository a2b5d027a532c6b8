import { removeMember, updateMember } from "@/lib/companies/member-mutations";
import * as api from "@/lib/companies/members-contract";
import { route } from "@/lib/core/api/route";

export const PUT = route(api.updateMember, async ({ viewer, ids, body, caller }) => ({
  data: await updateMember(viewer, ids.id, body.role, caller),
}));

export const DELETE = route(api.removeMember, async ({ viewer, ids, caller }) => {
  await removeMember(viewer, ids.id, caller);
  return {};
});
