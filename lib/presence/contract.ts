import * as z from "zod/mini";
import { endpoint } from "@/lib/core/api/endpoint";
import { pageMetadata, pageQuery } from "@/lib/core/api/pagination";
import { id } from "@/lib/core/schemas/fields";
import { presence, presenceSettings, presentFriend } from "./schemas";

const access = ["student"] as const;

const ids = z.pipe(
  z.transform((value) => (typeof value === "string" ? value.split(",").filter(Boolean) : value)),
  z.array(id).check(z.maxLength(100, "too_long")),
);

/** Returns the presence of those among `user_ids` (separated by commas) whose presence the viewer sees. */
export const listPresence = endpoint("GET /api/presence", {
  access,
  query: z.object({ user_ids: z._default(ids, []) }),
  data: z.array(presence),
});

/** Online, then idle, then by when they were last seen; `connected` are those not offline. */
export const listPresentFriends = endpoint("GET /api/presence/friends", {
  access,
  query: z.object(pageQuery(30)),
  response: z.object({ data: z.array(presentFriend), ...pageMetadata, connected: z.int() }),
});

export const getPresenceSettings = endpoint("GET /api/presence/settings", {
  access,
  data: presenceSettings,
});

/** A user who hides their presence does not see that of others. */
export const updatePresenceSettings = endpoint("PUT /api/presence/settings", {
  access,
  allowPending: true,
  body: z.object(presenceSettings.shape),
  data: presenceSettings,
});
