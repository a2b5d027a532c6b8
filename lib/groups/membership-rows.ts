import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { GroupMemberRole, GroupNotificationLevel } from "@/db/enums";
import { groupBans, groupInvitations, groupMembers, groupRequests, groups } from "@/db/schema/groups";
import { notificationEvents, notifications } from "@/db/schema/notifications";
import { users } from "@/db/schema/users";
import { AppError } from "@/lib/core/errors/app-error";
import { adminIdsOf, invitationsOf } from "./policy";
import type { GroupRole } from "./roles";

/** With the end of a request and of invitations. Throws `already_member`. */
export async function insertMember(
  tx: Transaction,
  groupId: number,
  userId: number,
  settings: { role?: GroupMemberRole; notificationLevel?: GroupNotificationLevel } = {},
): Promise<void> {
  const insertion = tx
    .insert(groupMembers)
    .values({ groupId, userId, ...settings })
    .onConflictDoNothing()
    .returning({ userId: groupMembers.userId });
  const [inserted] = await Promise.all([
    insertion.execute(),
    deleteRequest(tx, groupId, userId),
    deleteInvitation(tx, groupId, userId),
    deleteEmailInvitation(tx, groupId, userId),
  ]);
  if (inserted.length === 0) throw new AppError("already_member");
}

export const isMember = (groupId: number, userId: number) =>
  and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId));

/** Null for somebody who is no member. The group must be locked. */
export async function findRole(tx: Transaction, groupId: number, userId: number): Promise<GroupRole | null> {
  const [member] = await tx
    .select({ role: groupMembers.role, isOwner: sql<boolean>`${groups.ownerId} = ${userId}` })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(isMember(groupId, userId));
  return member ? (member.isOwner ? "owner" : member.role) : null;
}

export async function deleteMember(tx: Transaction, groupId: number, userId: number): Promise<void> {
  await tx.delete(groupMembers).where(isMember(groupId, userId));
}

/** With what the admins were notified of and have not read. */
export async function deleteRequest(tx: Transaction, groupId: number, userId: number): Promise<boolean> {
  const deleted = await tx
    .delete(groupRequests)
    .where(and(eq(groupRequests.groupId, groupId), eq(groupRequests.userId, userId)))
    .returning({ userId: groupRequests.userId });
  if (deleted.length === 0) return false;
  await tx.execute(sql`delete from ${notificationEvents} using ${notifications}
    where ${notifications.id} = ${notificationEvents.notificationId}
      and ${notifications.userId} in (${adminIdsOf(groupId)}) and ${notifications.readAt} is null
      and ${notifications.groupKey} = ${`group_requested:group:${groupId}`}
      and ${notificationEvents.source} = ${`user:${userId}`}`);
  return true;
}

export async function deleteInvitation(tx: Transaction, groupId: number, userId: number): Promise<boolean> {
  const deleted = await tx
    .delete(groupInvitations)
    .where(and(eq(groupInvitations.groupId, groupId), eq(groupInvitations.userId, userId)))
    .returning({ userId: groupInvitations.userId });
  return deleted.length > 0;
}

/** Of the address that is theirs. */
async function deleteEmailInvitation(tx: Transaction, groupId: number, userId: number): Promise<void> {
  await tx.execute(sql`delete from group_email_invitations using ${users}
    where group_id = ${groupId} and group_email_invitations.email = lower(${users.email})
      and ${users.id} = ${userId} and ${users.emailVerifiedAt} is not null`);
}

export async function isInvited(tx: Transaction, groupId: number, userId: number): Promise<boolean> {
  const invitations = sql`select 1 from (${invitationsOf({ id: userId })}) valid where group_id = ${groupId}`;
  return (await tx.execute(invitations)).length > 0;
}

/** Throws `member_banned`. */
export async function requireNotBanned(tx: Transaction, groupId: number, userId: number): Promise<void> {
  const [ban] = await tx
    .select({ userId: groupBans.userId })
    .from(groupBans)
    .where(and(eq(groupBans.groupId, groupId), eq(groupBans.userId, userId)));
  if (ban) throw new AppError("member_banned");
}
