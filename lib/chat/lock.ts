import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { conversations, messages } from "@/db/schema/chat";
import { users } from "@/db/schema/users";
import type { Member } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { isFriendOf } from "@/lib/friends/policy";
import { conversationVisibleTo } from "./policy";
import { membersOf, ofConversation } from "./select";

export type LockedConversation = Awaited<ReturnType<typeof lockConversation>>;

/**
 * Holds the conversation until the end of the transaction, and then reads it: who wrote, blocked or left before is seen,
 * and messages get their ids in the order of their commits. Throws `not_found`.
 */
export async function lockConversation(tx: Transaction, viewer: Member, id: number) {
  await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.id, id))
    .for("no key update");
  const writtenBy = (userId: unknown) => sql<boolean>`exists (select from ${messages}
    where ${messages.conversationId} = ${conversations.id} and ${messages.senderId} = ${userId})`;
  const [row] = await tx
    .select({
      id: conversations.id,
      otherId: sql<number>`${users.id}`,
      isActive: sql<boolean>`${users.status} = 'active'`,
      isAccepted: sql<boolean>`${conversations.acceptedAt} is not null`,
      isFriend: isFriendOf(viewer, users.id),
      isWrittenByViewer: writtenBy(viewer.id),
      isWrittenByOther: writtenBy(users.id),
      lastMessageId: conversations.lastMessageId,
    })
    .from(conversations)
    .innerJoin(membersOf(viewer), ofConversation)
    .where(and(eq(conversations.id, id), conversationVisibleTo(viewer)));
  if (!row) throw new AppError("not_found");
  return row;
}
