import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { insertEvents } from "./group-events";

/**
 * Transfers the groups of an owner who is banned, and who stays a member. A group without another active member is
 * left as it is (db/functions/chat.sql). Locks all group conversations of the user: one may just be transferred to them.
 */
export async function transferGroupConversations(tx: Transaction, ownerId: number): Promise<void> {
  await tx.execute(groupConversationsLock(ownerId));
  await tx.execute(sql`
    with next as (select id, next_conversation_owner(id) as user_id from conversations where owner_id = ${ownerId})
    update conversations c set owner_id = u.id from next join users u on u.id = next.user_id
    where c.id = next.id and u.role = 'student' and u.status = 'active'`);
}

type RemainingMembers = { id: number; member_ids: number[] };

/**
 * Called for a user who is no longer a student. A trigger names new owners (db/functions/chat.sql). Returns the
 * members that remain.
 */
export async function leaveAllGroupConversations(
  tx: Transaction,
  userId: number,
): Promise<RemainingMembers[]> {
  const own = ownGroupConversations(userId);
  await tx.execute(groupConversationsLock(userId));
  const remainingMembers = await tx.execute<RemainingMembers>(sql`
    select m.conversation_id as id, array_agg(m.user_id) as member_ids from conversation_members m
    where m.conversation_id in (${own}) and m.user_id <> ${userId} group by m.conversation_id order by 1`);
  for (const { id } of remainingMembers) await insertEvents(tx, { id: userId }, id, [{ event: "left" }]);
  await tx.execute(
    sql`delete from conversation_members where user_id = ${userId} and conversation_id in (${own})`,
  );
  return remainingMembers;
}

/** Precedes the statement that names new owners: its snapshot shows who was banned or left before the lock. */
export const groupConversationsLock = (userId: number) => sql`select from conversations
  where id in (${ownGroupConversations(userId)}) order by id for no key update`;

const ownGroupConversations = (userId: number) => sql`select c.id from conversations c
  join conversation_members m on m.conversation_id = c.id
  where m.user_id = ${userId} and c.low_user_id is null and c.group_id is null`;
