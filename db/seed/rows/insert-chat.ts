import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import {
  conversationMembers,
  conversations,
  messageAttachments,
  messageReactions,
  messages,
} from "@/db/schema/chat";
import type { StoredAttachment } from "@/lib/chat/store-attachment";
import { addMinutes } from "../time";
import { type Ids, takeIds } from "./ids";
import type { PlannedConversation, PlannedMessage } from "./plan-chat";

/** Inserts messages in order of time, so that their ids have the same order. */
export async function insertChat(
  tx: Transaction,
  planned: PlannedConversation[],
  files: Map<PlannedMessage, StoredAttachment>,
  userIds: Ids<string>,
  now: Date,
): Promise<void> {
  const ids = await takeIds(tx, "conversations", planned);
  const rows = planned.map((conversation) => ({
    ...conversation,
    id: ids.of(conversation),
    members: conversation.pair.map(userIds.of).sort((a, b) => a - b) as [number, number],
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
  await insertMessages(tx, rows, { files, userIds, now });
  await markRead(
    tx,
    rows.flatMap(({ id, unreadBy }) => (unreadBy ? [[id, userIds.of(unreadBy)] as const] : [])),
  );
}

type Row = PlannedConversation & { id: number };
type Context = { files: Map<PlannedMessage, StoredAttachment>; userIds: Ids<string>; now: Date };

async function insertMessages(tx: Transaction, rows: Row[], { files, userIds, now }: Context): Promise<void> {
  const written = rows
    .flatMap(({ id, pair, messages }) => messages.map((message) => ({ conversationId: id, pair, message })))
    .sort((a, b) => b.message.minutesAgo - a.message.minutesAgo);
  const inOrder = written.map(({ message }) => message);
  const ids = await takeIds(tx, "messages", inOrder);
  const replies = new Map<PlannedMessage, PlannedMessage | undefined>(
    rows.flatMap(({ messages }) =>
      messages.map((message, index) => [message, findRepliedTo(messages, index)] as const),
    ),
  );
  const repliedToId = (message: PlannedMessage) => {
    const repliedTo = replies.get(message);
    return repliedTo ? ids.of(repliedTo) : null;
  };
  await tx
    .insert(messages)
    .overridingSystemValue()
    .values(
      written.map(({ conversationId, message }) => ({
        id: ids.of(message),
        conversationId,
        senderId: userIds.of(message.by),
        content: message.content,
        replyToId: repliedToId(message),
        createdAt: ago(now, message.minutesAgo),
      })),
    );
  const rowOf = ({ conversationId, message }: (typeof written)[number]) => {
    return { conversationId, messageId: ids.of(message) };
  };
  await tx.insert(messageAttachments).values(
    written.flatMap((row) => {
      const file = files.get(row.message);
      const createdAt = ago(now, row.message.minutesAgo);
      return file ? [{ ...rowOf(row), ...file, userId: userIds.of(row.message.by), createdAt }] : [];
    }),
  );
  await tx.insert(messageReactions).values(
    written.flatMap((row) => {
      const { by, reaction, minutesAgo } = row.message;
      const other = row.pair.find((key) => key !== by) as string;
      const createdAt = ago(now, minutesAgo - 0.5);
      return reaction ? [{ ...rowOf(row), userId: userIds.of(other), emoji: reaction, createdAt }] : [];
    }),
  );
}

/** The message that a reply refers to: the other user's last one before it. */
function findRepliedTo(messages: PlannedMessage[], index: number): PlannedMessage | undefined {
  const reply = messages[index];
  return reply?.isReply ? messages.slice(0, index).findLast(({ by }) => by !== reply.by) : undefined;
}

/** Marks all but the other user's last messages as read, for users with unread ones. */
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
  return addMinutes(now, -minutes);
}
