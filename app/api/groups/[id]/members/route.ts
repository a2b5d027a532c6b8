import { route } from "@/lib/core/api/route";
import { listGroupMembers } from "@/lib/groups/member-queries";
import { addGroupMember } from "@/lib/groups/members";
import * as api from "@/lib/groups/members-contract";

export const GET = route(api.listGroupMembers, ({ viewer, params, query }) =>
  listGroupMembers(viewer, params.id, query),
);

export const POST = route(api.addGroupMember, ({ viewer, params, body }) =>
  addGroupMember(viewer, params.id, body),
);
