import { sql } from "drizzle-orm";
import type { Database, Transaction } from "@/db/client";
import { type Actor, recordAudit } from "@/lib/core/audit/audit-log";
import { notify } from "@/lib/notifications/notify";

type NewOwner = { group: number; user_id: number };

/**
 * Transfers the groups of an owner who is banned, and who stays a member. A group without another active member is
 * left as it is (db/functions/groups.sql). Locks all groups of the user: one may just be transferred to them.
 */
export async function transferGroups(tx: Transaction, ownerId: number, actor: Actor): Promise<void> {
  await tx.execute(groupsLock(ownerId));
  const newOwners = await tx.execute<NewOwner>(sql`
    with next as (select id, next_group_owner(id) as user_id from groups where owner_id = ${ownerId})
    update groups g set owner_id = u.id from next join users u on u.id = next.user_id
    where g.id = next.id and u.role = 'student' and u.status = 'active' returning g.id as group, u.id as user_id`);
  for (const { group, user_id } of newOwners)
    await recordAudit(tx, actor, "group_owner_changed", ["user", user_id], { group });
  const transferred = newOwners.map(({ group }) => group);
  await notifyNewOwners(tx, transferred);
}

/** Precedes the statement that names new owners, as in `groupConversationsLock`. */
export const groupsLock = (memberId: number) => sql`select from groups
  where id in (select group_id from group_members where user_id = ${memberId}) order by id for no key update`;

/** Called for a user who is no longer a student. A trigger names new owners (db/functions/groups.sql). */
export async function leaveAllGroups(tx: Transaction, userId: number): Promise<void> {
  await tx.execute(sql`
    select id from groups where id in (
      select group_id from group_members where user_id = ${userId}
      union select group_id from group_requests where user_id = ${userId}
      union select group_id from group_invitations where user_id = ${userId})
    order by id for no key update`);
  await tx.execute(sql`delete from group_requests where user_id = ${userId}`);
  await tx.execute(sql`delete from group_invitations where user_id = ${userId}`);
  const owned = await listOwnedGroupIds(tx, userId);
  await tx.execute(sql`delete from group_members where user_id = ${userId}`);
  await notifyNewOwners(tx, owned);
}

export async function listOwnedGroupIds(tx: Database, ownerId: number): Promise<number[]> {
  const owned = await tx.execute<{ id: number }>(sql`select id from groups where owner_id = ${ownerId}`);
  return owned.map(({ id }) => id);
}

/** Notifies the owners of groups whose former owner did not transfer them. */
export async function notifyNewOwners(tx: Database, groupIds: number[]): Promise<void> {
  const owned = await tx.execute<{ group: number; name: string; owner_id: number }>(sql`
    select id as group, name, owner_id from groups
    where id = any(${sql.param(groupIds)}::int[]) and deleted_at is null and owner_id is not null`);
  for (const { group, name, owner_id } of owned) {
    const params = { group, name, role: "owner" };
    await notify(owner_id, { kind: "group_role_changed", about: `group:${group}`, params }, tx);
  }
}
