import { route } from "@/lib/core/api/route";
import { listGroupMembers } from "@/lib/groups/member-queries";
import { addGroupMember } from "@/lib/groups/members";
import * as api from "@/lib/groups/members-contract";

export const GET = route(api.listGroupMembers, ({ viewer, ids, query }) =>
  listGroupMembers(viewer, ids.id, query),
);

export const POST = route(api.addGroupMember, async ({ viewer, ids, body }) => ({
  data: await addGroupMember(viewer, ids.id, body),
}));
