import { route } from "@/lib/core/api/route";
import { getNotificationPreferences, updateNotificationPreferences } from "@/lib/notifications/preferences";
import * as api from "@/lib/notifications/preferences-contract";

export const GET = route(api.getNotificationPreferences, ({ viewer }) => getNotificationPreferences(viewer));

export const PUT = route(api.updateNotificationPreferences, ({ viewer, body }) =>
  updateNotificationPreferences(viewer, body),
);
