import { deleteAttachment } from "@/lib/chat/attachments";
import * as api from "@/lib/chat/attachments-contract";
import { route } from "@/lib/core/api/route";

export const DELETE = route(api.deleteAttachment, ({ viewer, params }) =>
  deleteAttachment(viewer, params.id),
);
