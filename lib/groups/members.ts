import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { GroupMemberRole } from "@/db/enums";
import { groupMembers, groups } from "@/db/schema/groups";
import { users } from "@/db/schema/users";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { runTransaction, runTransactionOnUsers } from "@/lib/core/auth/run-transaction";
import type { Member } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { requireVisibleUser } from "@/lib/friends/require-visible-user";
import { lockGroup, lockGroupAsAdmin, lockGroupAsOwner } from "./lock";
import { disconnectMember, publishNewMember, publishRoles } from "./member-pages";
import { getGroupMember } from "./member-queries";
import type { addGroupMember as addEndpoint } from "./members-contract";
import { deleteMember, findRole, insertMember, isMember, requireNotBanned } from "./membership-rows";
import { notifyAdded, notifyOfGroup, retractRole } from "./notify";
import { memberVisibleTo } from "./policy";
import { getGroup } from "./queries";
import { canChangeRole, canRemoveMember, type GroupRole, isAbove, isGroupModerator } from "./roles";
import type { Group, GroupMember } from "./schemas";

/** Throws `forbidden`, `already_member` and `member_banned`. */
export async function addGroupMember(
  viewer: Member,
  id: number,
  { user_id, role }: BodyOf<typeof addEndpoint>,
): Promise<GroupMember> {
  // The account is locked, since a user who becomes an administrator meanwhile leaves their groups.
  const member = await runTransactionOnUsers(viewer, [user_id], async (tx) => {
    const group = await lockGroupAsAdmin(tx, viewer, id);
    if (role !== "member" && !canChangeRole(group.role, "member", role)) throw new AppError("forbidden");
    if (user_id === viewer.id) throw new AppError("already_member");
    await requireVisibleUser(tx, viewer, user_id);
    await requireNotBanned(tx, id, user_id);
    await insertMember(tx, id, user_id, { role });
    await recordAudit(tx, viewer, "group_member_added", ["user", user_id], { group: id });
    await notifyAdded(tx, viewer, group, { to: user_id, role });
    return getGroupMember(viewer, id, user_id, tx);
  });
  await publishNewMember(id, user_id);
  return member;
}

/** Throws `forbidden`. */
export async function removeGroupMember(viewer: Member, id: number, userId: number): Promise<void> {
  await runTransaction(viewer, async (tx) => {
    const group = await lockGroup(tx, viewer, id);
    // Comes first: for others, the response does not say who is a member.
    if (!isGroupModerator(group.role)) throw new AppError("forbidden");
    if (!canRemoveMember(group.role, await requireRole(tx, id, userId))) throw new AppError("forbidden");
    await deleteMember(tx, id, userId);
    await recordAudit(tx, viewer, "group_member_removed", ["user", userId], { group: id });
  });
  await disconnectMember(id, userId);
}

/** Throws `forbidden`. */
export async function changeGroupRole(
  viewer: Member,
  { id, userId, role }: { id: number; userId: number; role: GroupMemberRole },
): Promise<GroupMember> {
  const member = await runTransaction(viewer, async (tx) => {
    const group = await lockGroupAsAdmin(tx, viewer, id);
    await requireVisibleMember(tx, viewer, id, userId);
    const before = await requireRole(tx, id, userId);
    if (!canChangeRole(group.role, before, role)) throw new AppError("forbidden");
    await tx.update(groupMembers).set({ role }).where(isMember(id, userId));
    await recordAudit(tx, viewer, "group_role_changed", ["user", userId], { group: id, role });
    if (isAbove(role, before)) await notifyOfGroup(tx, viewer, group, "group_role_changed", userId, { role });
    else if (isAbove(before, role)) await retractRole(tx, { groupId: id, userId });
    return getGroupMember(viewer, id, userId, tx);
  });
  publishRoles([userId]);
  return member;
}

/** Throws `forbidden`. */
export async function changeGroupOwner(viewer: Member, id: number, userId: number): Promise<Group> {
  await runTransaction(viewer, async (tx) => {
    const group = await lockGroupAsOwner(tx, viewer, id);
    await requireVisibleMember(tx, viewer, id, userId);
    if (userId === viewer.id) return;
    await tx.update(groups).set({ ownerId: userId }).where(eq(groups.id, id));
    await tx
      .update(groupMembers)
      .set({ role: "admin" })
      .where(and(eq(groupMembers.groupId, id), inArray(groupMembers.userId, [viewer.id, userId])));
    await notifyOfGroup(tx, viewer, group, "group_owner_changed", userId);
    await recordAudit(tx, viewer, "group_owner_changed", ["user", userId], { group: id });
  });
  publishRoles([viewer.id, userId]);
  return getGroup(viewer, id);
}

async function requireRole(tx: Transaction, id: number, userId: number): Promise<GroupRole> {
  const role = await findRole(tx, id, userId);
  if (!role) throw new AppError("not_found");
  return role;
}

/** Excludes members in a block with the viewer, and those who cannot sign in. */
async function requireVisibleMember(
  tx: Transaction,
  viewer: Member,
  id: number,
  userId: number,
): Promise<void> {
  const [member] = await tx
    .select({ userId: groupMembers.userId })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(and(isMember(id, userId), memberVisibleTo(viewer)));
  if (!member) throw new AppError("not_found");
}
