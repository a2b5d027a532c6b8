import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";

/**
 * Hands over the groups of an owner who is banned, and who stays a member. A group without another active member is
 * left as it is (db/functions/chat.sql).
 */
export async function handOverGroupConversations(tx: Transaction, ownerId: number): Promise<void> {
  await tx.execute(sql`select from conversations where owner_id = ${ownerId} order by id for no key update`);
  await tx.execute(sql`
    with next as (select id, next_conversation_owner(id) as user_id from conversations where owner_id = ${ownerId})
    update conversations c set owner_id = u.id from next join users u on u.id = next.user_id
    where c.id = next.id and u.role = 'student' and u.status = 'active'`);
}
