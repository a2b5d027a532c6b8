import { route } from "@/lib/core/api/route";
import { banFromGroup } from "@/lib/groups/admission";
import * as api from "@/lib/groups/admission-contract";
import { listGroupBans } from "@/lib/groups/member-queries";

export const GET = route(api.listGroupBans, async ({ viewer, ids }) => ({
  data: await listGroupBans(viewer, ids.id),
}));

export const POST = route(api.banFromGroup, async ({ viewer, ids, body, caller }) => {
  await banFromGroup(viewer, ids.id, body.user_id, caller);
  return {};
});
