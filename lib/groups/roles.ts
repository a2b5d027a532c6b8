import { type GroupMemberRole, groupMemberRoles } from "@/db/enums";

/** Ordered from the highest role to the lowest. */
export const groupRoles = ["owner", ...groupMemberRoles] as const;
export type GroupRole = (typeof groupRoles)[number];

export const isAbove = (a: GroupRole, b: GroupRole) => groupRoles.indexOf(a) < groupRoles.indexOf(b);

/** Whether the role manages settings, requests, invitations and members. */
export function isGroupAdmin(role: GroupRole | null): boolean {
  return role === "owner" || role === "admin";
}

/** Whether the role removes posts, comments and members, and announces events. */
export function isGroupModerator(role: GroupRole | null): boolean {
  return role === "moderator" || isGroupAdmin(role);
}

/** Whether the role may remove and ban the target: only lower roles, never the owner. */
export function canRemoveMember(role: GroupRole | null, target: GroupRole): boolean {
  return role !== null && role !== "member" && isAbove(role, target);
}

/** Whether the role may change the target's role: both roles of the target must be lower. */
export function canChangeRole(role: GroupRole | null, target: GroupRole, next: GroupMemberRole): boolean {
  return role !== null && isGroupAdmin(role) && isAbove(role, target) && isAbove(role, next);
}
