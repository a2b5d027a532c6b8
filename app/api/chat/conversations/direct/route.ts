import * as api from "@/lib/chat/contract";
import { startConversation } from "@/lib/chat/mutations";
import { reply, route } from "@/lib/core/api/route";

export const POST = route(api.startConversation, async ({ viewer, body }) => {
  const { conversation, isNew } = await startConversation(viewer, body.user_id);
  return reply({ body: { conversation, conversation_id: conversation.id }, status: isNew ? 201 : 200 });
});
