import { conversationChannel, userChannel } from "@/lib/core/realtime/channels";
import { publish } from "@/lib/core/realtime/publish";
import type { Message } from "./schemas";

/** Below the limit of an event, which is 10 KB. */
const maxMessageBytes = 8000;

export function publishMessage(
  event: "message:created" | "message:updated",
  message: Message,
  { hasBlocks }: { hasBlocks: boolean },
): void {
  const { id, number, conversation_id, sender } = message;
  const fits = !hasBlocks && Buffer.byteLength(JSON.stringify(message)) <= maxMessageBytes;
  publish(conversationChannel(conversation_id), event, {
    id,
    number,
    sender_id: sender.id,
    ...(fits && { message }),
  });
}

/** The lists and counts of these users are read again; with `details` an open conversation too. */
export function publishConversationChanged(
  id: number,
  userIds: readonly number[],
  { details = false } = {},
): void {
  publish(userIds.map(userChannel), "conversation:changed", { id, ...(details && { details }) });
}
