import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { db, type ReadDatabase, type Transaction } from "@/db/client";
import { messageAttachments, messageReactions, messages } from "@/db/schema/chat";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Member } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { deleteFilesAfterCommit } from "@/lib/core/storage/delete-after-commit";
import { deleteAttachments, hasAttachments } from "./attachments";
import { type LockedConversation, lockConversation } from "./lock";
import { lockMentionedUsers, renderMessage, setMessageMentions } from "./mentions";
import { toContent } from "./message-text";
import { canDeleteMessage, canEditMessage, messageVisibleTo } from "./policy";
import { publishConversationChanged, publishMessage } from "./publish";
import { getMessage } from "./queries";
import type { Message } from "./schemas";

/** Throws `forbidden`, `message_too_old` and `conversation_closed`. */
export function editMessage(viewer: Member, id: number, content: string): Promise<Message> {
  const target = { id, text: content, isAllowed: canEditMessage(viewer) };
  return changeMessage(viewer, target, async (tx, conversation) => {
    if (!conversation.isActive) throw new AppError("conversation_closed");
    const text = toContent(content, await hasAttachments(tx, id));
    const rendered = await renderMessage(tx, viewer, conversation, text);
    await setMessageMentions(tx, viewer, { id, conversationId: conversation.id }, rendered.mentions);
    return { content: rendered.content, editedAt: sql`now()` };
  });
}

/**
 * Deletes the words and files and keeps the row. Moderators of a group also delete messages of others. Throws as
 * `editMessage` does.
 */
export async function deleteMessage(viewer: Member, id: number): Promise<Message> {
  let paths: string[] = [];
  const target = { id, text: "", isAllowed: canDeleteMessage(viewer) };
  const message = await changeMessage(viewer, target, async (tx, conversation, senderId) => {
    if (senderId !== viewer.id) await recordAudit(tx, viewer, "message_deleted", ["message", id]);
    await setMessageMentions(tx, viewer, { id, conversationId: conversation.id }, []);
    paths = await deleteAttachments(tx, eq(messageAttachments.messageId, id));
    await tx.delete(messageReactions).where(eq(messageReactions.messageId, id));
    return { content: "", deletedAt: sql`now()` };
  });
  await deleteFilesAfterCommit(paths);
  return message;
}

type Values = Parameters<ReturnType<Transaction["update"]>["set"]>[0];
type Change = (tx: Transaction, conversation: LockedConversation, senderId: number) => Promise<Values>;
type Target = { id: number; text: string; isAllowed: SQL<boolean> };

async function changeMessage(
  viewer: Member,
  { id, text, isAllowed }: Target,
  change: Change,
): Promise<Message> {
  const { conversationId, senderId, replyToId } = await requireChangeable(viewer, id, isAllowed);
  const { message, conversation } = await runTransaction(viewer, async (tx) => {
    await lockMentionedUsers(tx, text);
    const conversation = await lockConversation(tx, viewer, conversationId);
    const values = await change(tx, conversation, senderId);
    const { count } = await tx
      .update(messages)
      .set({ ...values, number: sql`nextval('message_numbers')` })
      .where(and(eq(messages.id, id), isAllowed));
    if (count === 0) {
      await requireChangeable(viewer, id, isAllowed, tx);
      throw new AppError("message_too_old");
    }
    return { message: await getMessage(viewer, id, tx), conversation };
  });
  publishMessage("message:updated", { message, replyToId, conversation });
  publishConversationChanged(conversationId, conversation.memberIds);
  return message;
}

/** Whether the viewer's own message is too old is checked in the transaction. */
async function requireChangeable(
  viewer: Member,
  id: number,
  isAllowed: SQL<boolean>,
  database: ReadDatabase = db,
) {
  const [row] = await database
    .select({
      conversationId: messages.conversationId,
      senderId: messages.senderId,
      replyToId: messages.replyToId,
      isAllowed,
    })
    .from(messages)
    .where(and(eq(messages.id, id), isNull(messages.deletedAt), messageVisibleTo(viewer)));
  if (!row) throw new AppError("not_found");
  if (row.senderId !== viewer.id && !row.isAllowed) throw new AppError("forbidden");
  return row;
}
