import { route } from "@/lib/core/api/route";
import * as api from "@/lib/presence/contract";
import { updatePresenceSettings } from "@/lib/presence/mutations";
import { getPresenceSettings } from "@/lib/presence/queries";

export const GET = route(api.getPresenceSettings, ({ viewer }) => getPresenceSettings(viewer));

export const PUT = route(api.updatePresenceSettings, ({ viewer, body }) =>
  updatePresenceSettings(viewer, body),
);
