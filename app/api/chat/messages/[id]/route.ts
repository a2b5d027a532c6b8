import { deleteMessage, editMessage } from "@/lib/chat/change-message";
import * as api from "@/lib/chat/contract";
import { route } from "@/lib/core/api/route";

export const PUT = route(api.editMessage, async ({ viewer, params, body }) => ({
  data: await editMessage(viewer, params.id, body.content),
}));

export const DELETE = route(api.deleteMessage, async ({ viewer, params }) => ({
  data: await deleteMessage(viewer, params.id),
}));
