import { route } from "@/lib/core/api/route";
import * as api from "@/lib/presence/contract";
import { updatePresenceSettings } from "@/lib/presence/mutations";
import { getPresenceSettings } from "@/lib/presence/queries";

export const GET = route(api.getPresenceSettings, async ({ viewer }) => ({
  data: await getPresenceSettings(viewer),
}));

export const PUT = route(api.updatePresenceSettings, async ({ viewer, body }) => ({
  data: await updatePresenceSettings(viewer, body),
}));
