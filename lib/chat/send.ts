import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { conversations, messages } from "@/db/schema/chat";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { consume } from "@/lib/core/api/rate-limiter";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Member } from "@/lib/core/auth/viewer";
import { hasRow } from "@/lib/core/database/has-row";
import { AppError, invalid } from "@/lib/core/errors/app-error";
import { deleteStoredFiles, recordStoredFiles } from "@/lib/core/storage/quota";
import { deleteFiles, deleteOnFailure } from "@/lib/core/storage/storage";
import { attachmentLimits } from "./attachment-limits";
import { attachUploaded, insertAttachments, requireOpen, requireVisible } from "./attachments";
import type { sendMessage as sendEndpoint } from "./contract";
import { type LockedConversation, lockConversation } from "./lock";
import { lockMentionedUsers, renderMessage, setMessageMentions } from "./mentions";
import { toContent } from "./message-text";
import { messageVisibleTo } from "./policy";
import { publishConversationChanged, publishMessage } from "./publish";
import { getMessage } from "./queries";
import type { Message } from "./schemas";
import {
  type AttachmentUpload,
  attachmentPaths,
  type StoredAttachment,
  storeAttachments,
} from "./store-attachment";

type Body = BodyOf<typeof sendEndpoint>;
type NewMessage = { id: number; body: Body; content: string; uploaded: number[]; stored: StoredAttachment[] };
type Sent = { message: Message; isNew: boolean };

/** Throws `message_request_pending`, `conversation_closed`, `attachments_not_accepted`, `too_many_files`. */
export async function sendMessage(
  viewer: Member,
  id: number,
  body: Body,
  uploads: AttachmentUpload[],
): Promise<Sent> {
  const uploaded = [...new Set(body.attachments)];
  const count = uploaded.length + uploads.length;
  const content = toContent(body.content, count > 0);
  if (count > attachmentLimits.perMessage) throw new AppError("too_many_files");
  const stored = await storeUploads(viewer, id, uploads);
  const paths = stored.flatMap(attachmentPaths);
  const { message, conversation, isNew } = await deleteOnFailure(paths, () =>
    runTransaction(viewer, (tx) => writeMessage(tx, viewer, { id, body, content, uploaded, stored })),
  );
  if (isNew) {
    publishMessage("message:created", { message, replyToId: body.reply_to_id ?? null, conversation });
    publishConversationChanged(id, conversation.memberIds);
  } else await deleteFiles(paths);
  return { message, isNew };
}

async function storeUploads(viewer: Member, id: number, uploads: AttachmentUpload[]) {
  if (uploads.length === 0) return [];
  await requireVisible(viewer, id);
  await consume("uploads", viewer.id);
  return storeAttachments(viewer.id, uploads);
}

async function writeMessage(tx: Transaction, viewer: Member, input: NewMessage) {
  const { id, body, content, uploaded, stored } = input;
  await recordStoredFiles(tx, viewer.id, stored);
  await lockMentionedUsers(tx, content);
  const [conversation, existing] = await Promise.all([
    lockConversation(tx, viewer, id),
    body.client_id && findSent(tx, viewer, id, body.client_id),
  ]);
  if (existing) {
    await deleteStoredFiles(tx, stored);
    return { message: await getMessage(viewer, existing, tx), conversation, isNew: false };
  }
  if (uploaded.length + stored.length > 0) requireOpen(conversation);
  await requireWritable(tx, id, conversation);
  if (body.reply_to_id) await requireInConversation(tx, viewer, id, body.reply_to_id);
  const rendered = await renderMessage(tx, viewer, conversation, content);
  const insertion = tx
    .insert(messages)
    .values({
      conversationId: id,
      senderId: viewer.id,
      clientId: body.client_id ?? null,
      content: rendered.content,
      replyToId: body.reply_to_id ?? null,
    })
    .execute();
  // Takes one round trip: the database reads what it has just inserted.
  const [, message] = await Promise.all([insertion, getMessage(viewer, insertedId, tx)]);
  if (rendered.mentions.length + uploaded.length + stored.length === 0)
    return { message, conversation, isNew: true };
  const keys = { viewer, conversationId: id, messageId: message.id };
  if (rendered.mentions.length > 0)
    await setMessageMentions(tx, viewer, { id: message.id, conversationId: id }, rendered.mentions);
  await attachUploaded(tx, keys, uploaded);
  await insertAttachments(tx, { ...keys, from: uploaded.length }, stored);
  return { message: await getMessage(viewer, message.id, tx), conversation, isNew: true };
}

/**
 * The id of the message that this connection has inserted last. As a subquery: a bare volatile function would not use
 * an index.
 */
const insertedId = sql`(select currval('messages_id_seq'))`;

/** A reply to a request accepts it. */
async function requireWritable(tx: Transaction, id: number, conversation: LockedConversation) {
  const { isActive, isAccepted, isDirect, isWrittenByOther, isWrittenByViewer } = conversation;
  if (!isActive) throw new AppError("conversation_closed");
  if (isAccepted) return;
  if (isDirect || isWrittenByOther) await acceptLocked(tx, id);
  else if (isWrittenByViewer) throw new AppError("message_request_pending");
}

export async function acceptLocked(tx: Transaction, id: number): Promise<void> {
  await tx.update(conversations).set({ acceptedAt: sql`now()` }).where(eq(conversations.id, id));
}

async function findSent(tx: Transaction, viewer: Member, id: number, clientId: string) {
  const [row] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(eq(messages.conversationId, id), eq(messages.senderId, viewer.id), eq(messages.clientId, clientId)),
    );
  return row?.id;
}

async function requireInConversation(tx: Transaction, viewer: Member, id: number, messageId: number) {
  const isInConversation = and(eq(messages.id, messageId), eq(messages.conversationId, id));
  if (!(await hasRow(tx, messages, isInConversation, messageVisibleTo(viewer))))
    throw invalid("reply_to_id", "id_invalid");
}
