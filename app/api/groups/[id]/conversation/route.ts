import { openGroupConversation } from "@/lib/chat/group-conversation";
import * as api from "@/lib/chat/groups-contract";
import { reply, route } from "@/lib/core/api/route";

export const POST = route(api.openGroupConversation, async ({ viewer, params }) => {
  const { conversation, isNew } = await openGroupConversation(viewer, params.id);
  return reply({ body: { conversation, conversation_id: conversation.id }, status: isNew ? 201 : 200 });
});
