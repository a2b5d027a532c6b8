import { route } from "@/lib/core/api/route";
import { changeGroupOwner } from "@/lib/groups/members";
import * as api from "@/lib/groups/members-contract";

export const PUT = route(api.changeGroupOwner, async ({ viewer, params, body }) => ({
  data: await changeGroupOwner(viewer, params.id, body.user_id),
}));
