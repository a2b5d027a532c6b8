import * as api from "@/lib/chat/contract";
import { deleteConversation } from "@/lib/chat/mutations";
import { route } from "@/lib/core/api/route";

export const DELETE = route(api.deleteConversation, async ({ viewer, ids }) => {
  await deleteConversation(viewer, ids.id);
  return {};
});
