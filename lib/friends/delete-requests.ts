import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";

/** From and to a user who is no longer a student, with what they notified of. */
export async function deleteAllFriendRequests(tx: Transaction, userId: number): Promise<void> {
  await tx.execute(sql`
    with deleted as (
      delete from friend_requests where ${userId}::int in (sender_id, receiver_id) returning sender_id, receiver_id)
    delete from notifications n using deleted d
    where n.user_id = d.receiver_id and n.kind = 'friend_request' and n.actor_id = d.sender_id`);
}
