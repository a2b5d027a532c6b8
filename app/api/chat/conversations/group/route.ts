import { createGroupConversation } from "@/lib/chat/groups";
import * as api from "@/lib/chat/groups-contract";
import { route } from "@/lib/core/api/route";

export const POST = route(api.createGroupConversation, async ({ viewer, body }) => ({
  conversation: await createGroupConversation(viewer, body),
}));
