import { deleteMessage, editMessage } from "@/lib/chat/change-message";
import * as api from "@/lib/chat/contract";
import { route } from "@/lib/core/api/route";

export const PUT = route(api.editMessage, async ({ viewer, ids, body }) => ({
  data: await editMessage(viewer, ids.id, body.content),
}));

export const DELETE = route(api.deleteMessage, async ({ viewer, ids, caller }) => ({
  data: await deleteMessage(viewer, ids.id, caller),
}));
