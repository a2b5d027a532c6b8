import { changeConversationOwner } from "@/lib/chat/group-members";
import * as api from "@/lib/chat/groups-contract";
import { route } from "@/lib/core/api/route";

export const PUT = route(api.changeConversationOwner, async ({ viewer, params, body }) => ({
  conversation: await changeConversationOwner(viewer, params.id, body.user_id),
}));
