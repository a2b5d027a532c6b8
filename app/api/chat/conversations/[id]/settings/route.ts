import * as api from "@/lib/chat/contract";
import { updateConversationSettings } from "@/lib/chat/settings";
import { route } from "@/lib/core/api/route";

export const PUT = route(api.updateConversationSettings, async ({ viewer, params, body }) => ({
  conversation: await updateConversationSettings(viewer, params.id, body),
}));
