import * as api from "@/lib/chat/contract";
import { markConversationRead } from "@/lib/chat/mutations";
import { route } from "@/lib/core/api/route";

export const PUT = route(api.markConversationRead, ({ viewer, params, body }) =>
  markConversationRead(viewer, params.id, body.message_id),
);
