import { removeConversationPicture, updateConversationPicture } from "@/lib/chat/group-picture";
import * as api from "@/lib/chat/groups-contract";
import { route } from "@/lib/core/api/route";

export const PUT = route(api.updateConversationPicture, async ({ viewer, params, files }) => ({
  conversation: await updateConversationPicture(viewer, params.id, files),
}));

export const DELETE = route(api.removeConversationPicture, async ({ viewer, params }) => ({
  conversation: await removeConversationPicture(viewer, params.id),
}));
