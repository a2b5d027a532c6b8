import { route } from "@/lib/core/api/route";
import { banFromGroup } from "@/lib/groups/admission";
import * as api from "@/lib/groups/admission-contract";
import { listGroupBans } from "@/lib/groups/member-queries";

export const GET = route(api.listGroupBans, ({ viewer, params }) => listGroupBans(viewer, params.id));

export const POST = route(api.banFromGroup, ({ viewer, params, body }) =>
  banFromGroup(viewer, params.id, body.user_id),
);
