import { route } from "@/lib/core/api/route";
import * as api from "@/lib/notifications/contract";
import { markNotificationsRead } from "@/lib/notifications/mutations";

export const PUT = route(api.markNotificationsRead, ({ viewer, body }) =>
  markNotificationsRead(viewer, body.ids),
);
