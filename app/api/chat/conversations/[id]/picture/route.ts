import { removeConversationPicture, updateConversationPicture } from "@/lib/chat/group-picture";
import * as api from "@/lib/chat/groups-contract";
import { route } from "@/lib/core/api/route";

export const PUT = route(api.updateConversationPicture, async ({ viewer, ids, files }) => ({
  conversation: await updateConversationPicture(viewer, ids.id, files),
}));

export const DELETE = route(api.removeConversationPicture, async ({ viewer, ids }) => ({
  conversation: await removeConversationPicture(viewer, ids.id),
}));
