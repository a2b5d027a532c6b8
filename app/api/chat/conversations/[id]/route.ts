import * as api from "@/lib/chat/contract";
import { renameConversation } from "@/lib/chat/groups";
import * as groups from "@/lib/chat/groups-contract";
import { deleteConversation } from "@/lib/chat/mutations";
import { route } from "@/lib/core/api/route";

export const PUT = route(groups.renameConversation, async ({ viewer, params, body }) => ({
  conversation: await renameConversation(viewer, params.id, body.name),
}));

export const DELETE = route(api.deleteConversation, ({ viewer, params }) =>
  deleteConversation(viewer, params.id),
);
