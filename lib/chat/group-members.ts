import { and, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { conversationMembers, conversations } from "@/db/schema/chat";
import { users } from "@/db/schema/users";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Member } from "@/lib/core/auth/viewer";
import { AppError, invalid } from "@/lib/core/errors/app-error";
import { conversationChannel } from "@/lib/core/realtime/channels";
import { unsubscribeUsers } from "@/lib/core/realtime/disconnect";
import { memberVisibleTo } from "@/lib/groups/policy";
import { insertEvents, lockGroup, lockOwnedGroup, publishGroupChanged } from "./group-events";
import { isMember } from "./policy";
import { getConversation } from "./queries";
import type { Conversation } from "./schemas";

/** Throws `forbidden`, and `validation_failed` for the owner, who leaves instead. */
export async function removeConversationMember(
  viewer: Member,
  id: number,
  userId: number,
): Promise<Conversation> {
  const memberIds = await runTransaction(viewer, async (tx) => {
    const group = await lockOwnedGroup(tx, viewer, id);
    if (userId === viewer.id) throw invalid("user_id", "id_invalid");
    await deleteMember(tx, id, userId);
    await insertEvents(tx, viewer, id, [{ event: "removed", userId }]);
    return group.memberIds;
  });
  await unsubscribeUsers(conversationChannel(id), [userId]);
  publishGroupChanged(id, memberIds);
  return getConversation(viewer, id);
}

export async function leaveConversation(viewer: Member, id: number): Promise<void> {
  const memberIds = await runTransaction(viewer, async (tx) => {
    const group = await lockGroup(tx, viewer, id);
    if (group.memberIds.length > 1) await insertEvents(tx, viewer, id, [{ event: "left" }]);
    await deleteMember(tx, id, viewer.id);
    return group.memberIds;
  });
  await unsubscribeUsers(conversationChannel(id), [viewer.id]);
  publishGroupChanged(id, memberIds);
}

/** The new owner is a member whom the viewer sees and who can sign in. Throws `forbidden`. */
export async function changeConversationOwner(
  viewer: Member,
  id: number,
  userId: number,
): Promise<Conversation> {
  const memberIds = await runTransaction(viewer, async (tx) => {
    const group = await lockOwnedGroup(tx, viewer, id);
    if (userId === viewer.id) return [];
    const [member] = await tx
      .select({ id: users.id })
      .from(conversationMembers)
      .innerJoin(users, eq(users.id, conversationMembers.userId))
      .where(and(isMember(id, userId), memberVisibleTo(viewer)));
    if (!member) throw new AppError("not_found");
    await tx.update(conversations).set({ ownerId: userId }).where(eq(conversations.id, id));
    await insertEvents(tx, viewer, id, [{ event: "owner_changed", userId }]);
    return group.memberIds;
  });
  if (memberIds.length > 0) publishGroupChanged(id, memberIds);
  return getConversation(viewer, id);
}

async function deleteMember(tx: Transaction, id: number, userId: number): Promise<void> {
  const { count } = await tx.delete(conversationMembers).where(isMember(id, userId));
  if (count === 0) throw new AppError("not_found");
}
