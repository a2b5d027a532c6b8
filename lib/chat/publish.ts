import { conversationChannel, userChannel } from "@/lib/core/realtime/channels";
import type { RealtimeEvents } from "@/lib/core/realtime/events";
import { publish } from "@/lib/core/realtime/publish";
import type { LockedConversation } from "./lock";
import type { Message } from "./schemas";

/** The limit for a message in an event, below that of an event, which is 10 KB. */
const maxMessageBytes = 8000;

type Publication = {
  message: Message;
  /** The id of the quoted message, also where the viewer of `message` cannot read the quote. */
  replyToId: number | null;
  conversation: Pick<LockedConversation, "hasBlocks" | "hiddenUpToId">;
};

/** Leaves out the message where some member cannot read it or what it quotes: each member then fetches what they may read. */
export function publishMessage(
  event: "message:created" | "message:updated",
  { message, replyToId, conversation: { hasBlocks, hiddenUpToId } }: Publication,
): void {
  const { id, number, conversation_id, sender } = message;
  const isForAll = !hasBlocks && (replyToId ?? id) > hiddenUpToId;
  const isSmallEnough = isForAll && Buffer.byteLength(JSON.stringify(message)) <= maxMessageBytes;
  publish(conversationChannel(conversation_id), event, {
    id,
    number,
    ...(isSmallEnough && { message, sender_id: sender.id }),
  });
}

type Change = Pick<RealtimeEvents["conversation:changed"], "details" | "deleted">;

/** Makes the pages of these users read their lists and counts again; `change` concerns an open conversation too. */
export function publishConversationChanged(
  id: number,
  userIds: readonly number[],
  change: Change = {},
): void {
  publish(userIds.map(userChannel), "conversation:changed", { id, ...change });
}
