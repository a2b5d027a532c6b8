import { eq } from "drizzle-orm";
import { db } from "@/db/client";
import { conversations } from "@/db/schema/chat";
import { conversationChannel, groupChannel, userChannel } from "@/lib/core/realtime/channels";
import { unsubscribeUsers } from "@/lib/core/realtime/disconnect";
import { publish } from "@/lib/core/realtime/publish";

/** A former member's pages receive no more events of the group and its conversation, which leaves their list. */
export async function cutMember(groupId: number, userId: number): Promise<void> {
  const [conversation] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.groupId, groupId));
  await unsubscribeUsers(groupChannel(groupId), [userId]);
  if (!conversation) return;
  await unsubscribeUsers(conversationChannel(conversation.id), [userId]);
  publish(userChannel(userId), "conversation:changed", { id: conversation.id });
}
