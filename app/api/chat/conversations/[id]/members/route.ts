import { addConversationMembers } from "@/lib/chat/groups";
import * as api from "@/lib/chat/groups-contract";
import { route } from "@/lib/core/api/route";

export const POST = route(api.addConversationMembers, async ({ viewer, params, body }) => ({
  conversation: await addConversationMembers(viewer, params.id, body.user_ids),
}));
