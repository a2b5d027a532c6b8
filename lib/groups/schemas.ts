import * as z from "zod/mini";
import { groupNotificationLevels, groupVisibilities } from "@/db/enums";
import { isoDateTime, name } from "@/lib/core/schemas/fields";
import { listedUser } from "@/lib/core/schemas/user";
import { groupLimits } from "./limits";
import { groupRoles } from "./roles";

export const groupName = name(groupLimits.name, {
  min: groupLimits.minName,
  required: "group_name_required",
  short: "group_name_too_short",
  long: "group_name_too_long",
});

export const memberships = ["none", "requested", "invited", "member"] as const;

/** `email` is null but for the viewer and their friends. */
export const groupMember = z.object({
  id: z.int(),
  name: z.string(),
  email: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  avatar_url: z.nullable(z.string()),
  pivot: z.object({ role: z.enum(groupRoles), created_at: isoDateTime }),
});
export type GroupMember = z.infer<typeof groupMember>;

/** A user who has requested to join, or is banned. */
export const groupUser = z.object(listedUser);
export type GroupUser = z.infer<typeof groupUser>;

/**
 * `created_by` is the owner, null where the viewer does not see who is a member and in a block with the owner; `role`,
 * `is_admin`, `notification_level` and `has_reported` are the viewer's. `members` are the first five whom the viewer
 * may see.
 */
export const group = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  avatar: z.nullable(z.string()),
  avatar_url: z.nullable(z.string()),
  is_private: z.boolean(),
  visibility: z.enum(groupVisibilities),
  created_by: z.nullable(z.int()),
  members: z.array(groupMember),
  members_count: z.int(),
  is_admin: z.boolean(),
  role: z.nullable(z.enum(groupRoles)),
  membership: z.enum(memberships),
  notification_level: z.nullable(z.enum(groupNotificationLevels)),
  has_reported: z.boolean(),
  requests_count: z.int(),
  created_at: isoDateTime,
});
export type Group = z.infer<typeof group>;

export const deletedGroup = z.object({
  id: z.int(),
  name: z.string(),
  avatar_url: z.nullable(z.string()),
  deleted_at: isoDateTime,
});
export type DeletedGroup = z.infer<typeof deletedGroup>;
