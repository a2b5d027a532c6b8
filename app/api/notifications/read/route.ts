import { route } from "@/lib/core/api/route";
import * as api from "@/lib/notifications/contract";
import { deleteReadNotifications, markNotificationsRead } from "@/lib/notifications/mutations";

export const PUT = route(api.markNotificationsRead, ({ viewer, body }) =>
  markNotificationsRead(viewer, body.ids),
);

export const DELETE = route(api.deleteReadNotifications, ({ viewer }) => deleteReadNotifications(viewer));
