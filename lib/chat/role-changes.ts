import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";

type Conversation = { id: number; other_id: number };

/**
 * Called for a user who is no longer an administrator: a conversation that needed no acceptance, and that the student
 * has not answered, becomes a request. Only students have requests; conversations with companies are closed anyway.
 */
export function resetUnansweredConversations(tx: Transaction, userId: number): Promise<Conversation[]> {
  return tx.execute<Conversation>(sql`
    update conversations c set accepted_at = null from users other
    where ${userId} in (c.low_user_id, c.high_user_id) and other.id = c.low_user_id + c.high_user_id - ${userId}
      and other.role = 'student' and c.accepted_at = c.created_at
      and not exists (select from messages m where m.conversation_id = c.id and m.sender_id = other.id)
    returning c.id, other.id as other_id`);
}

/** Called for a user who is no longer a student (db/functions/chat.sql). */
export function acceptReceivedRequests(tx: Transaction, userId: number): Promise<Conversation[]> {
  return tx.execute<Conversation>(sql`
    select id, low_user_id + high_user_id - ${userId} as other_id from accept_received_requests(${userId})`);
}
