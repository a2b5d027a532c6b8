import * as api from "@/lib/chat/contract";
import { renameGroup } from "@/lib/chat/groups";
import * as groups from "@/lib/chat/groups-contract";
import { deleteConversation } from "@/lib/chat/mutations";
import { route } from "@/lib/core/api/route";

export const PUT = route(groups.renameGroup, async ({ viewer, ids, body }) => ({
  conversation: await renameGroup(viewer, ids.id, body.name),
}));

export const DELETE = route(api.deleteConversation, async ({ viewer, ids }) => {
  await deleteConversation(viewer, ids.id);
  return {};
});
