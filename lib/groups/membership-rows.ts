import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { GroupMemberRole, GroupNotificationLevel } from "@/db/enums";
import { groupBans, groupInvitations, groupMembers, groupRequests, groups } from "@/db/schema/groups";
import { users } from "@/db/schema/users";
import { hasRow } from "@/lib/core/database/has-row";
import { AppError } from "@/lib/core/errors/app-error";
import { invitationsOf } from "./policy";
import type { GroupRole } from "./roles";

export type Membership = { groupId: number; userId: number };

/** Inserts a member and deletes their request and invitations. Throws `already_member`. */
export async function insertMember(
  tx: Transaction,
  groupId: number,
  userId: number,
  settings: { role?: GroupMemberRole; notificationLevel?: GroupNotificationLevel } = {},
): Promise<void> {
  const inserted = await insertMembers(tx, [{ groupId, userId, ...settings }]);
  if (inserted === 0) throw new AppError("already_member");
}

/** Returns how many were not members before. The groups must be locked. */
export async function insertMembers(
  tx: Transaction,
  members: (typeof groupMembers.$inferInsert)[],
): Promise<number> {
  const insertion = tx.insert(groupMembers).values(members).onConflictDoNothing();
  const [inserted] = await Promise.all([
    insertion.execute(),
    deletePairs(tx, groupRequests, members),
    deletePairs(tx, groupInvitations, members),
    deleteEmailInvitations(tx, members),
  ]);
  return inserted.count;
}

export const isMember = (groupId: number, userId: number) =>
  and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId));

/** Returns null for a user who is no member. The group must be locked. */
export async function findRole(tx: Transaction, groupId: number, userId: number): Promise<GroupRole | null> {
  const [member] = await tx
    .select({ role: groupMembers.role, isOwner: sql<boolean>`${groups.ownerId} = ${userId}` })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(isMember(groupId, userId));
  if (!member) return null;
  return member.isOwner ? "owner" : member.role;
}

export async function deleteMember(tx: Transaction, groupId: number, userId: number): Promise<void> {
  await tx.delete(groupMembers).where(isMember(groupId, userId));
}

export async function deleteRequest(tx: Transaction, groupId: number, userId: number): Promise<boolean> {
  return (await deletePairs(tx, groupRequests, [{ groupId, userId }])) > 0;
}

/** Deletes all requests of a group that becomes hidden: their senders no longer find it. */
export async function deleteRequestsOf(tx: Transaction, groupId: number): Promise<void> {
  await tx.delete(groupRequests).where(eq(groupRequests.groupId, groupId));
}

export async function deleteInvitation(tx: Transaction, groupId: number, userId: number): Promise<boolean> {
  return (await deletePairs(tx, groupInvitations, [{ groupId, userId }])) > 0;
}

async function deletePairs(
  tx: Transaction,
  table: typeof groupRequests | typeof groupInvitations,
  pairs: Membership[],
): Promise<number> {
  const isPair = sql`(${table.groupId}, ${table.userId}) in (select group_id, user_id from ${rowsOf(pairs)})`;
  const { count } = await tx.delete(table).where(isPair);
  return count;
}

/** Deletes the invitations to verified emails of these users. */
async function deleteEmailInvitations(tx: Transaction, pairs: Membership[]): Promise<void> {
  await tx.execute(sql`delete from group_email_invitations using ${rowsOf(pairs)}, ${users}
    where group_email_invitations.group_id = pair.group_id
      and group_email_invitations.email = lower(${users.email})
      and ${users.id} = pair.user_id and ${users.emailVerifiedAt} is not null`);
}

function rowsOf(pairs: Membership[]): SQL {
  const ids = pairs.map(({ groupId, userId }) => ({ group_id: groupId, user_id: userId }));
  return sql`json_to_recordset(${JSON.stringify(ids)}::json) as pair (group_id int, user_id int)`;
}

export async function isInvited(tx: Transaction, groupId: number, userId: number): Promise<boolean> {
  const invitations = sql`select 1 from (${invitationsOf({ id: userId })}) valid where group_id = ${groupId}`;
  return (await tx.execute(invitations)).length > 0;
}

/** Throws `member_banned`. */
export async function requireNotBanned(tx: Transaction, groupId: number, userId: number): Promise<void> {
  if (await hasRow(tx, groupBans, eq(groupBans.groupId, groupId), eq(groupBans.userId, userId)))
    throw new AppError("member_banned");
}
