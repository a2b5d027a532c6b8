import { type GroupMemberRole, groupMemberRoles } from "@/db/enums";

/** From most to least. */
export const groupRoles = ["owner", ...groupMemberRoles] as const;
export type GroupRole = (typeof groupRoles)[number];

const isAbove = (one: GroupRole, other: GroupRole) => groupRoles.indexOf(one) < groupRoles.indexOf(other);

/** Settings, requests, invitations and members: `group_admin` of the specification. */
export function isGroupAdmin(role: GroupRole | null): boolean {
  return role === "owner" || role === "admin";
}

/** Removes posts, comments and members, and announces events. */
export function isGroupModerator(role: GroupRole | null): boolean {
  return role === "moderator" || isGroupAdmin(role);
}

/** Removes and bans those below, never the owner. */
export function canRemoveMember(role: GroupRole | null, target: GroupRole): boolean {
  return role !== null && role !== "member" && isAbove(role, target);
}

/** Of those below, to roles below the viewer's. */
export function canChangeRole(role: GroupRole | null, target: GroupRole, next: GroupMemberRole): boolean {
  return role !== null && isGroupAdmin(role) && isAbove(role, target) && isAbove(role, next);
}
