import { route } from "@/lib/core/api/route";
import { changeGroupOwner } from "@/lib/groups/members";
import * as api from "@/lib/groups/members-contract";

export const PUT = route(api.changeGroupOwner, ({ viewer, params, body }) =>
  changeGroupOwner(viewer, params.id, body.user_id),
);
