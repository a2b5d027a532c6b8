import { eq, inArray } from "drizzle-orm";
import { db } from "@/db/client";
import { conversations } from "@/db/schema/chat";
import { groupMembers } from "@/db/schema/groups";
import { conversationChannel, groupChannel, userChannel } from "@/lib/core/realtime/channels";
import { unsubscribeUsers } from "@/lib/core/realtime/disconnect";
import { publish } from "@/lib/core/realtime/publish";
import type { Membership } from "./membership-rows";

/** The pages that a new member has open list the group and its conversation. */
export async function publishNewMember(groupId: number, userId: number): Promise<void> {
  await publishNewMembers([{ groupId, userId }]);
}

export async function publishNewMembers(members: Membership[]): Promise<void> {
  const users = members.map(({ userId }) => userChannel(userId));
  publish(users, "groups:updated", {});
  for (const { id, groupId } of await findConversations(members.map((member) => member.groupId))) {
    const channels = members.flatMap((member) =>
      member.groupId === groupId ? userChannel(member.userId) : [],
    );
    publish(channels, "conversation:changed", { id });
  }
}

/** The open pages of these members show what their roles allow. */
export function publishRoles(userIds: number[]): void {
  publish(
    userIds.map((userId) => userChannel(userId)),
    "groups:updated",
    {},
  );
}

/** A former member's pages receive no more events of the group and its conversation, which leave their lists. */
export async function disconnectMember(groupId: number, userId: number): Promise<void> {
  publish(userChannel(userId), "groups:updated", {});
  const [conversation] = await findConversations([groupId]);
  await unsubscribeUsers(groupChannel(groupId), [userId]);
  if (!conversation) return;
  await unsubscribeUsers(conversationChannel(conversation.id), [userId]);
  publish(userChannel(userId), "conversation:changed", { id: conversation.id, details: true });
}

/** Called after a group was deleted or restored: the members' open pages remove it and its conversation, or list them again. */
export async function publishToMembers(groupId: number): Promise<void> {
  const members = await db
    .select({ userId: groupMembers.userId })
    .from(groupMembers)
    .where(eq(groupMembers.groupId, groupId));
  const channels = members.map(({ userId }) => userChannel(userId));
  publish(channels, "groups:updated", {});
  const [conversation] = await findConversations([groupId]);
  if (conversation) publish(channels, "conversation:changed", { id: conversation.id, details: true });
}

async function findConversations(groupIds: number[]): Promise<{ id: number; groupId: number | null }[]> {
  return db
    .select({ id: conversations.id, groupId: conversations.groupId })
    .from(conversations)
    .where(inArray(conversations.groupId, [...new Set(groupIds)]));
}
