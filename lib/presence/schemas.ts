import * as z from "zod/mini";
import { presenceStatuses } from "@/db/enums";
import { isoDateTime } from "@/lib/core/schemas/fields";

const status = z.enum(presenceStatuses);
/** Null unless the user is offline. */
const last_seen_at = z.nullable(isoDateTime);

export const presence = z.object({ user_id: z.int(), status, last_seen_at });
export type Presence = z.infer<typeof presence>;

export const presentFriend = z.object({
  id: z.int(),
  name: z.string(),
  username: z.string(),
  avatar_url: z.nullable(z.string()),
  status,
  last_seen_at,
});
export type PresentFriend = z.infer<typeof presentFriend>;

export const presenceSettings = z.object({ is_hidden: z.boolean() });
export type PresenceSettings = z.infer<typeof presenceSettings>;
