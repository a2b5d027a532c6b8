import { removeMember, updateMember } from "@/lib/companies/member-mutations";
import { updateMember as change, removeMember as remove } from "@/lib/companies/members-contract";
import { route } from "@/lib/core/api/route";

export const PUT = route(change, async ({ viewer, ids, body, caller }) => ({
  data: await updateMember(viewer, ids.id, body.role, caller),
}));

export const DELETE = route(remove, async ({ viewer, ids, caller }) => {
  await removeMember(viewer, ids.id, caller);
  return {};
});
