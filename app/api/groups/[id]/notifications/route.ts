import { route } from "@/lib/core/api/route";
import * as api from "@/lib/groups/members-contract";
import { updateGroupNotifications } from "@/lib/groups/membership";

export const PUT = route(api.updateGroupNotifications, ({ viewer, params, body }) =>
  updateGroupNotifications(viewer, params.id, body.level),
);
