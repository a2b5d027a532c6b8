import { eq, or, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { friendRequests } from "@/db/schema/friends";

/** Also deletes their notifications. Returns whether there were any. */
export async function deleteFriendRequests(tx: Transaction, which: SQL | undefined): Promise<boolean> {
  const deleted = await tx.execute(sql`
    with deleted as (delete from ${friendRequests} where ${which} returning sender_id, receiver_id),
    notified as (
      delete from notifications n using deleted d
      where n.user_id = d.receiver_id and n.kind = 'friend_request' and n.actor_id = d.sender_id)
    select sender_id from deleted`);
  return deleted.length > 0;
}

/** Deletes the requests from and to a user who is no longer a student. */
export async function deleteAllFriendRequests(tx: Transaction, userId: number): Promise<void> {
  const { senderId, receiverId } = friendRequests;
  await deleteFriendRequests(tx, or(eq(senderId, userId), eq(receiverId, userId)));
}
