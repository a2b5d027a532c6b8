import { removeConversationMember } from "@/lib/chat/group-members";
import * as api from "@/lib/chat/groups-contract";
import { route } from "@/lib/core/api/route";

export const DELETE = route(api.removeConversationMember, async ({ viewer, params }) => ({
  conversation: await removeConversationMember(viewer, params.id, params.user_id),
}));
