import { reply, route } from "@/lib/core/api/route";
import * as api from "@/lib/groups/members-contract";
import { joinGroup } from "@/lib/groups/membership";

export const POST = route(api.joinGroup, async ({ viewer, ids }) => {
  const body = await joinGroup(viewer, ids.id);
  return reply({ body, status: body.membership === "member" ? 200 : 202 });
});
