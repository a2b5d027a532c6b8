import { eq } from "drizzle-orm";
import { db } from "@/db/client";
import { conversations } from "@/db/schema/chat";
import { conversationChannel, groupChannel, userChannel } from "@/lib/core/realtime/channels";
import { unsubscribeUsers } from "@/lib/core/realtime/disconnect";
import { publish } from "@/lib/core/realtime/publish";

/** The pages that a new member has open list the group's conversation. */
export async function publishNewMember(groupId: number, userId: number): Promise<void> {
  const conversation = await findConversation(groupId);
  if (conversation) publish(userChannel(userId), "conversation:changed", conversation);
}

/** A former member's pages receive no more events of the group and its conversation, which leaves their list. */
export async function cutMember(groupId: number, userId: number): Promise<void> {
  const conversation = await findConversation(groupId);
  await unsubscribeUsers(groupChannel(groupId), [userId]);
  if (!conversation) return;
  await unsubscribeUsers(conversationChannel(conversation.id), [userId]);
  publish(userChannel(userId), "conversation:changed", conversation);
}

async function findConversation(groupId: number): Promise<{ id: number } | undefined> {
  const [conversation] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.groupId, groupId));
  return conversation;
}
