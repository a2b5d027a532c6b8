import { leaveConversation } from "@/lib/chat/group-members";
import * as api from "@/lib/chat/groups-contract";
import { route } from "@/lib/core/api/route";

export const POST = route(api.leaveConversation, async ({ viewer, params }) => {
  await leaveConversation(viewer, params.id);
  return {};
});
