import * as api from "@/lib/chat/contract";
import { acceptConversation } from "@/lib/chat/mutations";
import { route } from "@/lib/core/api/route";

export const POST = route(api.acceptConversation, ({ viewer, params }) =>
  acceptConversation(viewer, params.id),
);
