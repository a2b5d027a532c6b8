import * as api from "@/lib/chat/contract";
import { markConversationRead } from "@/lib/chat/mutations";
import { route } from "@/lib/core/api/route";

export const PUT = route(api.markConversationRead, ({ viewer, ids, body }) =>
  markConversationRead(viewer, ids.id, body.message_id),
);
