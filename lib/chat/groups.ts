import { and, eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { conversationMembers, conversations } from "@/db/schema/chat";
import { users } from "@/db/schema/users";
import { notBlocked } from "@/lib/blocks/policy";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { runTransaction, runTransactionOnUsers } from "@/lib/core/auth/run-transaction";
import type { Member } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { isFriendOf, userVisibleTo } from "@/lib/friends/policy";
import { insertEvents, lastMessageId, lockGroup, publishGroupChanged } from "./group-events";
import type { createGroupConversation as createEndpoint } from "./groups-contract";
import { getConversation } from "./queries";
import { type Conversation, chatLimits } from "./schemas";

/** Locks the users, because one who becomes an administrator meanwhile leaves their groups. Throws `friends_only`. */
export async function createGroupConversation(
  viewer: Member,
  body: BodyOf<typeof createEndpoint>,
): Promise<Conversation> {
  const userIds = [...new Set(body.user_ids)];
  const id = await runTransactionOnUsers(viewer, userIds, async (tx) => {
    await requireFriends(tx, viewer, userIds);
    const [group] = await tx
      .insert(conversations)
      .values({ name: body.name || null, ownerId: viewer.id, acceptedAt: sql`now()` })
      .returning({ id: conversations.id });
    if (!group) throw new AppError("internal");
    await tx
      .insert(conversationMembers)
      .values([viewer.id, ...userIds].map((userId) => ({ conversationId: group.id, userId })));
    await insertEvents(tx, viewer, group.id, [{ event: "created" }]);
    return group.id;
  });
  publishGroupChanged(id, [viewer.id, ...userIds]);
  return getConversation(viewer, id);
}

export async function renameConversation(viewer: Member, id: number, name: string): Promise<Conversation> {
  const memberIds = await runTransaction(viewer, async (tx) => {
    const group = await lockGroup(tx, viewer, id);
    if ((group.name ?? "") === name) return [];
    await tx
      .update(conversations)
      .set({ name: name || null })
      .where(eq(conversations.id, id));
    await insertEvents(tx, viewer, id, [{ event: "renamed", name }]);
    return group.memberIds;
  });
  if (memberIds.length > 0) publishGroupChanged(id, memberIds);
  return getConversation(viewer, id);
}

/** Throws `friends_only` and `conversation_full`. */
export async function addConversationMembers(viewer: Member, id: number, userIds: readonly number[]) {
  const memberIds = await runTransactionOnUsers(viewer, userIds, async (tx) => {
    const group = await lockGroup(tx, viewer, id);
    const members = await listShownMembers(tx, viewer, { id, userIds });
    const added = [...new Set(userIds)].filter((userId) => !members.includes(userId));
    if (added.length === 0) return [];
    await requireFriends(tx, viewer, added);
    if (group.memberIds.length + added.length > chatLimits.members) throw new AppError("conversation_full");
    await tx.insert(conversationMembers).values(
      added.map((userId) => ({
        conversationId: id,
        userId,
        deletedUpToId: lastMessageId(id),
        lastReadId: lastMessageId(id),
        isMarkedUnread: true,
      })),
    );
    const events = added.map((userId) => ({ event: "added" as const, userId }));
    await insertEvents(tx, viewer, id, events);
    return [...group.memberIds, ...added];
  });
  if (memberIds.length > 0) publishGroupChanged(id, memberIds);
  return getConversation(viewer, id);
}

/** Which of the users the viewer sees among the members: one in a block with the viewer is not found, member or not. */
async function listShownMembers(
  tx: Transaction,
  viewer: Member,
  { id, userIds }: { id: number; userIds: readonly number[] },
): Promise<number[]> {
  const { conversationId, userId } = conversationMembers;
  const members = await tx
    .select({ userId })
    .from(conversationMembers)
    .where(and(eq(conversationId, id), inArray(userId, [...userIds]), notBlocked(viewer, userId)));
  return members.map((member) => member.userId);
}

/** A user who blocks the viewer is not found. Throws `friends_only`. */
async function requireFriends(tx: Transaction, viewer: Member, userIds: number[]): Promise<void> {
  const friends = await tx
    .select({ isFriend: isFriendOf(viewer, users.id) })
    .from(users)
    .where(sql`${inArray(users.id, userIds)} and ${userVisibleTo(viewer)}`);
  if (friends.length < userIds.length) throw new AppError("not_found");
  if (friends.some(({ isFriend }) => !isFriend)) throw new AppError("friends_only");
}
