import * as z from "zod/mini";
import { groupMemberRoles, groupNotificationLevels } from "@/db/enums";
import { endpoint } from "@/lib/core/api/endpoint";
import { pageMetadata, pageQuery } from "@/lib/core/api/pagination";
import { id, singleLine } from "@/lib/core/schemas/fields";
import { group, groupMember, memberships } from "./schemas";

const access = ["student"] as const;
const role = z.enum(groupMemberRoles, "invalid");
const level = z.enum(groupNotificationLevels, "invalid");

/** The notification level of a new member. */
export const joiningBody = { level: z._default(level, "announcements") };

/** 202 with `requested` where a private group's admins decide. */
export const joinGroup = endpoint("POST /api/groups/{id}/members/join", {
  access,
  body: z.object(joiningBody),
  response: z.object({ data: group, membership: z.enum(memberships) }),
  otherStatus: 202,
  errors: ["already_member", "membership_requested"],
  limit: ["groupMembers"],
});

/**
 * Also withdraws a request and declines an invitation: with `expected_membership` only that. `data` is null where the
 * group is hidden from then on.
 */
export const leaveGroup = endpoint("POST /api/groups/{id}/members/leave", {
  access,
  body: z.object({ expected_membership: z.optional(z.enum(["requested", "invited"], "invalid")) }),
  response: z.object({ data: z.nullable(group), membership: z.enum(memberships) }),
  errors: ["already_member", "group_needs_owner"],
});

/** Sets, for the viewer's own membership, which posts of the group notify them. */
export const updateGroupNotifications = endpoint("PUT /api/groups/{id}/notifications", {
  access,
  body: z.object({ level }),
  data: group,
});

const listing = {
  access,
  query: z.object({ ...pageQuery(100), q: z._default(singleLine(80), "") }),
  response: z.object({ data: z.array(groupMember), ...pageMetadata }),
} as const;

/** The longest-serving first. Only members see those of a private group. */
export const listGroupMembers = endpoint("GET /api/groups/{id}/members", listing);
export const listUserGroupMembers = endpoint("GET /api/users/groups/{id}/members", listing);

/** Only admins add members, who may leave. */
export const addGroupMember = endpoint("POST /api/groups/{id}/members", {
  access,
  body: z.object({ user_id: id, role: z._default(role, "member") }),
  data: groupMember,
  status: 201,
  errors: ["already_member", "member_banned"],
  limit: ["groupMembers"],
});

/** Removes a member whose role is below the viewer's, never the viewer. */
export const removeGroupMember = endpoint("DELETE /api/groups/{id}/members/{user_id}", { access });

export const changeGroupRole = endpoint("PUT /api/groups/{id}/members/{user_id}", {
  access,
  body: z.object({ role }),
  data: groupMember,
  limit: ["groupMembers"],
});

/** Transfers the group to another member; the former owner stays as an admin. */
export const changeGroupOwner = endpoint("PUT /api/groups/{id}/owner", {
  access,
  body: z.object({ user_id: id }),
  data: group,
});
