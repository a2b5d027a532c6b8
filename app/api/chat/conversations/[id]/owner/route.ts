import { changeGroupOwner } from "@/lib/chat/group-members";
import * as api from "@/lib/chat/groups-contract";
import { route } from "@/lib/core/api/route";

export const PUT = route(api.changeGroupOwner, async ({ viewer, ids, body }) => ({
  conversation: await changeGroupOwner(viewer, ids.id, body.user_id),
}));
