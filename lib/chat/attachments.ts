import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { db, type ReadDatabase, type Transaction } from "@/db/client";
import { conversations, messageAttachments } from "@/db/schema/chat";
import type { UploadNames } from "@/lib/core/api/uploads";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Member } from "@/lib/core/auth/viewer";
import { AppError, invalid } from "@/lib/core/errors/app-error";
import { requireRow } from "@/lib/core/errors/require-row";
import { deleteFilesAfterCommit } from "@/lib/core/storage/delete-after-commit";
import { recordStoredFiles } from "@/lib/core/storage/quota";
import { deleteOnFailure } from "@/lib/core/storage/storage";
import { attachmentColumns, serializeAttachment } from "./attachment-select";
import { type LockedConversation, lockConversation } from "./lock";
import { conversationVisibleTo } from "./policy";
import type { Attachment } from "./schemas";
import {
  type AttachmentUpload,
  attachmentPaths,
  type StoredAttachment,
  storeAttachments,
} from "./store-attachment";

/** Throws `conversation_closed`, `attachments_not_accepted` and what is wrong with the file. */
export async function uploadAttachment(
  viewer: Member,
  conversationId: number,
  upload: AttachmentUpload | undefined,
): Promise<Attachment> {
  await requireVisible(viewer, conversationId);
  if (!upload) throw invalid("file", "required");
  const stored = await storeAttachments(viewer.id, [upload]);
  return deleteOnFailure(stored.flatMap(attachmentPaths), () =>
    runTransaction(viewer, async (tx) => {
      await recordStoredFiles(tx, viewer.id, stored);
      requireOpen(await lockConversation(tx, viewer, conversationId));
      const [row] = await insertAttachments(tx, { viewer, conversationId }, stored);
      if (!row) throw new AppError("internal");
      return serializeAttachment(row);
    }),
  );
}

export function uploadsOf(files: string[] | undefined, names: UploadNames): AttachmentUpload[] {
  return (files ?? []).map((source) => ({ source, name: names[source] }));
}

/** Throws `not_found`, also for one that is part of a message. */
export async function deleteAttachment(viewer: Member, id: number): Promise<void> {
  await deleteFilesAfterCommit(
    await runTransaction(viewer, (tx) =>
      deleteAttachments(tx, and(eq(messageAttachments.id, id), unsentBy(viewer)) as SQL, { required: true }),
    ),
  );
}

/** Runs before a file is decoded, which costs more than a query. */
export async function requireVisible(viewer: Member, conversationId: number): Promise<void> {
  await requireRow(db, conversations, eq(conversations.id, conversationId), conversationVisibleTo(viewer));
}

/**
 * Files are for people who accepted each other: a request is a text.
 * Throws `conversation_closed` and `attachments_not_accepted`.
 */
export function requireOpen({ isActive, isAccepted, isDirect, isWrittenByOther }: LockedConversation): void {
  if (!isActive) throw new AppError("conversation_closed");
  if (!isAccepted && !isDirect && !isWrittenByOther) throw new AppError("attachments_not_accepted");
}

type AttachmentTarget = { viewer: Member; conversationId: number; messageId?: number; from?: number };

export async function insertAttachments(
  tx: Transaction,
  { viewer, conversationId, messageId, from = 0 }: AttachmentTarget,
  stored: StoredAttachment[],
) {
  if (stored.length === 0) return [];
  const rows = stored.map((attachment, index) => ({
    ...attachment,
    userId: viewer.id,
    conversationId,
    messageId,
    position: from + index,
  }));
  return tx.insert(messageAttachments).values(rows).returning(attachmentColumns);
}

/** Makes uploaded files part of a message, in the order of `ids`. */
export async function attachUploaded(
  tx: Transaction,
  { viewer, conversationId, messageId }: Required<Omit<AttachmentTarget, "from">>,
  ids: number[],
): Promise<void> {
  if (ids.length === 0) return;
  const { id } = messageAttachments;
  const { count } = await tx
    .update(messageAttachments)
    .set({ messageId, position: sql`array_position(${sql.param(ids)}::int[], ${id}) - 1` })
    .where(and(inArray(id, ids), eq(messageAttachments.conversationId, conversationId), unsentBy(viewer)));
  if (count !== ids.length) throw invalid("attachments", "attachment_missing");
}

/** The paths of the files, to be deleted after the commit. */
export async function deleteAttachments(
  tx: Transaction,
  where: SQL,
  { required = false } = {},
): Promise<string[]> {
  const { kind, path, width } = messageAttachments;
  const deleted = await tx.delete(messageAttachments).where(where).returning({ kind, path, width });
  if (required && deleted.length === 0) throw new AppError("not_found");
  return deleted.flatMap(attachmentPaths);
}

export async function hasAttachments(tx: ReadDatabase, messageId: number): Promise<boolean> {
  return (await tx.$count(messageAttachments, eq(messageAttachments.messageId, messageId))) > 0;
}

function unsentBy(viewer: Member): SQL {
  return and(eq(messageAttachments.userId, viewer.id), isNull(messageAttachments.messageId)) as SQL;
}
