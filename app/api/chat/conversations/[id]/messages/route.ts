import { uploadsOf } from "@/lib/chat/attachments";
import * as api from "@/lib/chat/contract";
import { listMessages } from "@/lib/chat/queries";
import { sendMessage } from "@/lib/chat/send";
import { reply, route } from "@/lib/core/api/route";

export const GET = route(api.listMessages, ({ viewer, params, query }) =>
  listMessages(viewer, params.id, query),
);

export const POST = route(api.sendMessage, async ({ viewer, params, body, files, names }) => {
  const { message, isNew } = await sendMessage(viewer, params.id, body, uploadsOf(files.attachments, names));
  return reply({ body: message, status: isNew ? 201 : 200 });
});
