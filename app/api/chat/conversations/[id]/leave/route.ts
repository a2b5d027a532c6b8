import { leaveGroup } from "@/lib/chat/group-members";
import * as api from "@/lib/chat/groups-contract";
import { route } from "@/lib/core/api/route";

export const POST = route(api.leaveGroup, async ({ viewer, ids }) => {
  await leaveGroup(viewer, ids.id);
  return {};
});
