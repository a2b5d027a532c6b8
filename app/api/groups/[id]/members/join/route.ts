import { reply, route } from "@/lib/core/api/route";
import * as api from "@/lib/groups/members-contract";
import { joinGroup } from "@/lib/groups/membership";

export const POST = route(api.joinGroup, async ({ viewer, params, body }) => {
  const joined = await joinGroup(viewer, params.id, body.level);
  return reply({ body: joined, status: joined.membership === "member" ? 200 : 202 });
});
