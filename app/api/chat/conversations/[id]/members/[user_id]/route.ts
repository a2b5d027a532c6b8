import { removeConversationMember } from "@/lib/chat/group-members";
import * as api from "@/lib/chat/groups-contract";
import { route } from "@/lib/core/api/route";

export const DELETE = route(api.removeConversationMember, async ({ viewer, ids }) => ({
  conversation: await removeConversationMember(viewer, ids.id, ids.user_id),
}));
