import { route } from "@/lib/core/api/route";
import { listGroupMembers } from "@/lib/groups/member-queries";
import * as api from "@/lib/groups/members-contract";

export const GET = route(api.listUserGroupMembers, ({ viewer, params, query }) =>
  listGroupMembers(viewer, params.id, query),
);
