import { and, eq, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { conversationMembers, conversations } from "@/db/schema/chat";
import { blockedFor } from "@/lib/blocks/policy";
import { runTransaction, runTransactionOnUsers } from "@/lib/core/auth/run-transaction";
import type { Member } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { conversationChannel, userChannel } from "@/lib/core/realtime/channels";
import { publish } from "@/lib/core/realtime/publish";
import { requireCorrespondent } from "./correspondents";
import { withdrawUnreadEmail } from "./email-unread";
import { lockConversation } from "./lock";
import { conversationVisibleTo, isMember } from "./policy";
import { publishConversationChanged } from "./publish";
import { getConversation } from "./queries";
import { listReadReceiptReaders } from "./receipts";
import { acceptLocked } from "./send";

/**
 * Opens the conversation of the two users, whichever of them starts it. It is a request unless they are friends or
 * one is a recruiter or an administrator: the other user is locked, so that their role is still the same at the commit.
 */
export async function startConversation(viewer: Member, userId: number) {
  const { id, isNew } = await runTransactionOnUsers(viewer, [userId], async (tx) => {
    const { isAccepted } = await requireCorrespondent(tx, viewer, userId);
    const pair = { lowUserId: Math.min(viewer.id, userId), highUserId: Math.max(viewer.id, userId) };
    const [created] = await tx
      .insert(conversations)
      .values({ ...pair, acceptedAt: isAccepted ? sql`now()` : null })
      .onConflictDoNothing()
      .returning({ id: conversations.id });
    if (created) {
      const members = [viewer.id, userId].map((member) => ({ conversationId: created.id, userId: member }));
      await tx.insert(conversationMembers).values(members);
      return { id: created.id, isNew: true };
    }
    const [existing] = await tx
      .select({ id: conversations.id })
      .from(conversations)
      .where(and(eq(conversations.lowUserId, pair.lowUserId), eq(conversations.highUserId, pair.highUserId)));
    if (!existing) throw new AppError("internal");
    return { id: existing.id, isNew: false };
  });
  return { conversation: await getConversation(viewer, id), isNew };
}

/** Throws `not_found` when no request waits for the viewer. */
export async function acceptConversation(viewer: Member, id: number): Promise<void> {
  const memberIds = await runTransaction(viewer, async (tx) => {
    const conversation = await lockConversation(tx, viewer, id);
    if (conversation.isAccepted || !conversation.isWrittenByOther) throw new AppError("not_found");
    await acceptLocked(tx, id);
    return conversation.memberIds;
  });
  publishConversationChanged(id, memberIds);
}

/** Deletes it only for the viewer; a new message shows it again, without the old ones. */
export async function deleteConversation(viewer: Member, id: number): Promise<void> {
  await runTransaction(viewer, async (tx) => {
    const { lastMessageId } = await lockConversation(tx, viewer, id);
    await tx
      .update(conversationMembers)
      .set({
        deletedUpToId: lastMessageId,
        lastReadId: lastMessageId,
        unreadCount: 0,
        isMarkedUnread: false,
        isPinned: false,
      })
      .where(isMember(id, viewer.id));
    await withdrawUnreadEmail(tx, viewer, id);
  });
  publishConversationChanged(id, [viewer.id], { deleted: true });
}

/** Marks messages up to one as read. Reading a request is not announced. */
export async function markConversationRead(viewer: Member, id: number, messageId: number) {
  const result = await runTransaction(viewer, async (tx) => {
    const { lastMessageId } = await lockConversation(tx, viewer, id);
    const upTo = Math.min(messageId, lastMessageId);
    const readerIds = await listReadReceiptReaders(tx, viewer, id);
    const [read] = await tx
      .update(conversationMembers)
      .set({
        lastReadId: upTo,
        deliveredUpToId: sql`greatest(${conversationMembers.deliveredUpToId}, ${upTo}::int)`,
        isMarkedUnread: false,
        unreadCount: sql`count_unread_messages(${id}, ${viewer.id}, ${upTo})`,
      })
      .where(
        and(
          isMember(id, viewer.id),
          sql`(${conversationMembers.lastReadId} < ${upTo}
            or ${conversationMembers.isMarkedUnread} and ${conversationMembers.lastReadId} = ${upTo})`,
        ),
      )
      .returning({ unread: conversationMembers.unreadCount });
    if (read) await withdrawUnreadEmail(tx, viewer, id);
    return { upTo, readerIds, read };
  });
  const { read, upTo, readerIds } = result;
  if (!read) return { unread_count: (await getConversation(viewer, id)).unread_count };
  if (readerIds.length > 0)
    publish(readerIds.map(userChannel), "conversation:read", { id, user_id: viewer.id, read_up_to: upTo });
  publishConversationChanged(id, [viewer.id]);
  return { unread_count: read.unread };
}

/**
 * Stores nothing. All members of a group get one event, so a member who blocks another, or is blocked by one, sends
 * none. There is none in a request that is not accepted, either.
 */
export async function sendTyping(viewer: Member, id: number): Promise<void> {
  const isInBlock = sql<boolean>`exists (select from ${conversationMembers}
    where ${conversationMembers.conversationId} = ${conversations.id}
      and ${conversationMembers.userId} in (${blockedFor(viewer.id)}))`;
  const [row] = await db
    .select({ acceptedAt: conversations.acceptedAt, isInBlock })
    .from(conversations)
    .where(and(eq(conversations.id, id), conversationVisibleTo(viewer)));
  if (!row) throw new AppError("not_found");
  if (row.acceptedAt && !row.isInBlock)
    publish(conversationChannel(id), "conversation:typing", { user_id: viewer.id });
}
