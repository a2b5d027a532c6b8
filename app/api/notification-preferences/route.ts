import { route } from "@/lib/core/api/route";
import { getNotificationPreferences, updateNotificationPreferences } from "@/lib/notifications/preferences";
import * as api from "@/lib/notifications/preferences-contract";

export const GET = route(api.getNotificationPreferences, async ({ viewer }) => ({
  data: await getNotificationPreferences(viewer),
}));

export const PUT = route(api.updateNotificationPreferences, async ({ viewer, body }) => ({
  data: await updateNotificationPreferences(viewer, body),
}));
