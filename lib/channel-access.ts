import { canListen } from "./chat/queries";
import type { Member } from "./core/auth/viewer";
import { canSubscribe, conversationIdOf } from "./core/realtime/channels";

/** Whether the viewer may subscribe to a channel, by the policy of what it carries. */
export async function canJoinChannel(viewer: Member, channel: string): Promise<boolean> {
  const conversationId = conversationIdOf(channel);
  return conversationId === null ? canSubscribe(viewer, channel) : canListen(viewer, conversationId);
}
