import { and, type Column, eq, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { blocks, mutes } from "@/db/schema/blocks";
import { conversations } from "@/db/schema/chat";
import { friendRequests, friendships } from "@/db/schema/friends";
import { users } from "@/db/schema/users";
import { runTransaction, runTransactionOnUsers } from "@/lib/core/auth/run-transaction";
import type { Member } from "@/lib/core/auth/viewer";
import { requireRow } from "@/lib/core/errors/require-row";
import { conversationChannel, userChannel } from "@/lib/core/realtime/channels";
import { unsubscribeUsers } from "@/lib/core/realtime/disconnect";
import { publish, publishFriendsUpdated } from "@/lib/core/realtime/publish";
import { notBlocked } from "./policy";

/** Deletes friendship, requests and notifications of both. */
export async function blockUser(viewer: Member, userId: number): Promise<void> {
  const conversation = await runTransactionOnUsers(viewer, [viewer.id, userId], async (tx) => {
    await waitForWrites(tx, viewer.id, userId);
    // A blocked viewer gets `not_found`; a second block by the same viewer is accepted.
    await requireUser(tx, viewer, userId, { allowBlocked: true });
    const { count } = await tx
      .insert(blocks)
      .values({ blockerId: viewer.id, blockedId: userId })
      .onConflictDoNothing();
    if (count === 0) return null;
    await tx.delete(friendships).where(isPair(friendships.userId, friendships.friendId, viewer.id, userId));
    const { senderId, receiverId } = friendRequests;
    await tx.delete(friendRequests).where(isPair(senderId, receiverId, viewer.id, userId));
    await tx.execute(sql`select delete_notifications_between(${viewer.id}, ${userId})`);
    return findConversation(tx, viewer.id, userId);
  });
  if (conversation) {
    await unsubscribeUsers(conversationChannel(conversation.id), [viewer.id, userId]);
    const both = [viewer.id, userId].map(userChannel);
    publish(both, "conversation:changed", { id: conversation.id, details: true });
  }
  publishFriendsUpdated(viewer.id, userId);
}

/**
 * Every transaction of a session locks its account. This one waits for those that run and then deletes their
 * notifications; later ones see the block.
 */
async function waitForWrites(tx: Transaction, a: number, b: number): Promise<void> {
  await tx.execute(
    sql`select from ${users} where ${users.id} in (${a}, ${b}) order by ${users.id} for update`,
  );
}

export async function unblockUser(viewer: Member, userId: number): Promise<void> {
  await runTransaction(viewer, (tx) =>
    tx.delete(blocks).where(and(eq(blocks.blockerId, viewer.id), eq(blocks.blockedId, userId))),
  );
}

export async function muteUser(viewer: Member, userId: number): Promise<void> {
  await runTransactionOnUsers(viewer, [viewer.id, userId], async (tx) => {
    await requireUser(tx, viewer, userId, { allowBlocked: false });
    await tx.insert(mutes).values({ userId: viewer.id, mutedId: userId }).onConflictDoNothing();
  });
  // An open feed then leaves out the next post of the muted user.
  publishFriendsUpdated(viewer.id);
}

export async function unmuteUser(viewer: Member, userId: number): Promise<void> {
  await runTransaction(viewer, (tx) =>
    tx.delete(mutes).where(and(eq(mutes.userId, viewer.id), eq(mutes.mutedId, userId))),
  );
}

async function requireUser(
  tx: Transaction,
  viewer: Member,
  id: number,
  { allowBlocked }: { allowBlocked: boolean },
) {
  const blockedByViewer = sql`exists (select from ${blocks}
    where ${blocks.blockerId} = ${viewer.id} and ${blocks.blockedId} = ${users.id})`;
  await requireRow(
    tx,
    users,
    eq(users.id, id),
    or(eq(users.role, "student"), isRecruiterWhoWrote(viewer)),
    ne(users.id, viewer.id),
    isNull(users.deletedAt),
    or(notBlocked(viewer, users.id), allowBlocked ? blockedByViewer : undefined),
  );
}

/** A student blocks recruiters whose conversation they are in. */
function isRecruiterWhoWrote({ id }: Member): SQL {
  return sql`(${users.role} = 'company' and exists (select from ${conversations}
    where ${conversations.lowUserId} = least(${users.id}, ${id}::int)
      and ${conversations.highUserId} = greatest(${users.id}, ${id}::int)))`;
}

/** The condition for a row of the two users in either direction. */
function isPair(first: Column, second: Column, a: number, b: number): SQL {
  return sql`(${first}, ${second}) in ((${a}, ${b}), (${b}, ${a}))`;
}

async function findConversation(tx: Transaction, a: number, b: number) {
  const [row] = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.lowUserId, Math.min(a, b)), eq(conversations.highUserId, Math.max(a, b))));
  return row ?? null;
}
