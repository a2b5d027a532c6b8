import { and, eq, sql } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { messageAttachments, messageReactions, messages } from "@/db/schema/chat";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Member } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { deleteFilesAfterCommit } from "@/lib/core/storage/delete-after-commit";
import { deleteAttachments, hasAttachments } from "./attachments";
import { type LockedConversation, lockConversation } from "./lock";
import { lockMentioned, setMessageMentions, showWritten } from "./mentions";
import { toContent } from "./message-text";
import { canChangeMessage, messageVisibleTo } from "./policy";
import { publishConversationChanged, publishMessage } from "./publish";
import { getMessage } from "./queries";
import type { Message } from "./schemas";

/** Throws `not_found`, `forbidden` and `message_too_old`. */
export function editMessage(viewer: Member, id: number, content: string): Promise<Message> {
  return changeMessage(viewer, id, content, async (tx, conversation) => {
    const text = toContent(content, await hasAttachments(tx, id));
    const shown = await showWritten(tx, viewer, conversation, text);
    await setMessageMentions(tx, viewer, { id, conversationId: conversation.id }, shown.mentions);
    return { content: shown.content, editedAt: sql`now()` };
  });
}

/** The row stays, without its words and files. Throws as `editMessage` does. */
export async function deleteMessage(viewer: Member, id: number): Promise<Message> {
  let paths: string[] = [];
  const message = await changeMessage(viewer, id, "", async (tx, conversation) => {
    await setMessageMentions(tx, viewer, { id, conversationId: conversation.id }, []);
    paths = await deleteAttachments(tx, eq(messageAttachments.messageId, id));
    await tx.delete(messageReactions).where(eq(messageReactions.messageId, id));
    return { content: "", deletedAt: sql`now()` };
  });
  await deleteFilesAfterCommit(paths);
  return message;
}

type Values = Parameters<ReturnType<Transaction["update"]>["set"]>[0];
type Change = (tx: Transaction, conversation: LockedConversation) => Promise<Values>;

async function changeMessage(viewer: Member, id: number, written: string, change: Change): Promise<Message> {
  const conversationId = await requireOwn(viewer, id);
  const { message, conversation } = await runTransaction(viewer, async (tx) => {
    await lockMentioned(tx, written);
    const conversation = await lockConversation(tx, viewer, conversationId);
    const values = await change(tx, conversation);
    const [changed] = await tx
      .update(messages)
      .set({ ...values, number: sql`nextval('message_numbers')` })
      .where(and(eq(messages.id, id), canChangeMessage(viewer)))
      .returning({ id: messages.id });
    if (!changed) throw new AppError("message_too_old");
    return { message: await getMessage(viewer, id, tx), conversation };
  });
  publishMessage("message:updated", message, conversation);
  publishConversationChanged(conversationId, conversation.memberIds);
  return message;
}

async function requireOwn(viewer: Member, id: number): Promise<number> {
  const [row] = await db
    .select({ conversationId: messages.conversationId, senderId: messages.senderId })
    .from(messages)
    .where(and(eq(messages.id, id), messageVisibleTo(viewer)));
  if (!row) throw new AppError("not_found");
  if (row.senderId !== viewer.id) throw new AppError("forbidden");
  return row.conversationId;
}
