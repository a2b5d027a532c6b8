import { uploadAttachment, uploadsOf } from "@/lib/chat/attachments";
import * as api from "@/lib/chat/attachments-contract";
import { route } from "@/lib/core/api/route";

export const POST = route(api.uploadAttachment, ({ viewer, params, files, names }) =>
  uploadAttachment(viewer, params.id, uploadsOf(files.file, names)[0]),
);
