import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { conversationMembers, conversations, messages } from "@/db/schema/chat";
import { users } from "@/db/schema/users";
import type { Member } from "@/lib/core/auth/viewer";
import { pickColumns } from "@/lib/core/database/pick-columns";
import { AppError } from "@/lib/core/errors/app-error";
import { canWriteDirectly, conversationVisibleTo, hasBlockedMembers, isOpenFor } from "./policy";
import { membersOf, ofConversation } from "./select";

export type LockedConversation = Awaited<ReturnType<typeof lockConversation>>;

/**
 * Locks the conversation until the end of the transaction and then reads it: it sees who wrote, blocked or left
 * before, and messages get their ids in the order of their commits.
 */
export async function lockConversation(tx: Transaction, viewer: Member, id: number) {
  const lock = tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.id, id))
    .for("no key update")
    .execute();
  const writtenBy = (userId: unknown) => sql<boolean>`exists (select from ${messages}
    where ${messages.conversationId} = ${conversations.id} and ${messages.senderId} = ${userId})`;
  const read = tx
    .select({
      id: conversations.id,
      /** The other user of a direct conversation; null in a group. */
      otherId: sql<number | null>`${users.id}`,
      ...pickColumns(conversations, "groupId", "ownerId", "name", "avatarPath"),
      memberIds: sql<number[]>`array(select ${conversationMembers.userId} from ${conversationMembers}
        where ${conversationMembers.conversationId} = ${conversations.id})`,
      isActive: isOpenFor(viewer),
      isAccepted: sql<boolean>`${conversations.acceptedAt} is not null`,
      /** Whether a request needs no acceptance any more. */
      isDirect: sql<boolean>`${conversations.acceptedAt} is null and ${canWriteDirectly(viewer, users.id)}`,
      isWrittenByViewer: writtenBy(viewer.id),
      isWrittenByOther: writtenBy(users.id),
      /**
       * Whether members of a group block each other: an event then has no text, and each member fetches the
       * messages that they may read.
       */
      hasBlocks: hasBlockedMembers,
      /**
       * The highest message id up to which some member does not read: as with blocks, an event about such a message,
       * or about a quote of one, has no text.
       */
      hiddenUpToId: sql<number>`(select coalesce(max(${conversationMembers.deletedUpToId}), 0) from ${conversationMembers}
        where ${conversationMembers.conversationId} = ${conversations.id})`,
      lastMessageId: conversations.lastMessageId,
    })
    .from(conversations)
    .innerJoin(membersOf(viewer), ofConversation)
    .where(and(eq(conversations.id, id), conversationVisibleTo(viewer)))
    .execute();
  // Takes one round trip: the database reads once it has the lock.
  const [, [row]] = await Promise.all([lock, read]);
  if (!row) throw new AppError("not_found");
  return row;
}
