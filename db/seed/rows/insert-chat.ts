import { sql } from "drizzle-orm";
import { conversationMembers, conversations, messages } from "@/db/schema/chat";
import type { PlannedConversation } from "./plan-chat";
import { type Transaction, takeIds } from "./take-ids";

const minute = 60_000;

/** Messages in the order of their times, which is that of their ids. */
export async function insertChat(
  tx: Transaction,
  planned: PlannedConversation[],
  people: Map<string, number>,
  now: Date,
): Promise<void> {
  const idOf = (key: string) => people.get(key) as number;
  const ids = await takeIds(tx, "conversations", planned.length);
  const rows = planned.map((conversation, index) => ({
    ...conversation,
    id: ids[index] as number,
    members: conversation.pair.map(idOf).sort((one, other) => one - other) as [number, number],
    createdAt: ago(now, Math.max(...conversation.messages.map(({ minutesAgo }) => minutesAgo)) + 1),
  }));
  await tx
    .insert(conversations)
    .overridingSystemValue()
    .values(
      rows.map(({ id, members: [lowUserId, highUserId], isRequest, createdAt }) => {
        return { id, lowUserId, highUserId, acceptedAt: isRequest ? null : createdAt, createdAt };
      }),
    );
  await tx
    .insert(conversationMembers)
    .values(rows.flatMap(({ id, members }) => members.map((userId) => ({ conversationId: id, userId }))));
  const written = rows
    .flatMap(({ id, messages }) => messages.map((message) => ({ ...message, conversationId: id })))
    .sort((one, other) => other.minutesAgo - one.minutesAgo);
  await tx.insert(messages).values(
    written.map(({ conversationId, by, content, minutesAgo }) => {
      return { conversationId, senderId: idOf(by), content, createdAt: ago(now, minutesAgo) };
    }),
  );
  await markRead(
    tx,
    rows.flatMap(({ id, unreadBy }) => (unreadBy ? [[id, idOf(unreadBy)] as const] : [])),
  );
}

/** All but the last messages of the other, for those who have not read them. */
async function markRead(tx: Transaction, unread: (readonly [id: number, userId: number])[]): Promise<void> {
  await tx.execute(sql`update conversation_members m set last_read_id = c.last_message_id
    from conversations c where c.id = m.conversation_id`);
  for (const [id, userId] of unread)
    await tx.execute(sql`update conversation_members set last_read_id = coalesce((select max(id) from messages
        where conversation_id = ${id} and sender_id = ${userId}), 0)
      where conversation_id = ${id} and user_id = ${userId}`);
  await tx.execute(sql`select recompute_chat_counters()`);
}

function ago(now: Date, minutes: number): Date {
  return new Date(now.getTime() - minutes * minute);
}
