import { deleteMessage, editMessage } from "@/lib/chat/change-message";
import * as api from "@/lib/chat/contract";
import { route } from "@/lib/core/api/route";

export const PUT = route(api.editMessage, ({ viewer, params, body }) =>
  editMessage(viewer, params.id, body.content),
);

export const DELETE = route(api.deleteMessage, ({ viewer, params }) => deleteMessage(viewer, params.id));
