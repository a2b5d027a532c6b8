import type { Conversation, ConversationMember, Message } from "@/lib/chat/schemas";

/** Merges messages, in the order of their ids; of two versions of a message the newer one stays. */
export function mergeMessages(existing: readonly Message[], more: readonly Message[]): Message[] {
  const byId = new Map(existing.map((message) => [message.id, message]));
  for (const message of more) {
    const previous = byId.get(message.id);
    if (!previous || previous.number < message.number) byId.set(message.id, message);
  }
  return [...byId.values()].sort((a, b) => a.id - b.id);
}

/** The highest number: later changes are requested from the server. */
export function lastNumber(messages: readonly Message[]): number {
  return messages.reduce((highest, { number }) => Math.max(highest, number), 0);
}

type Receipt = Partial<Pick<ConversationMember, "read_up_to" | "delivered_up_to">>;

/** Receipts never decrease, whether the event or the response arrives last. */
export function withReceipt(conversation: Conversation, userId: number, receipt: Receipt): Conversation {
  const participants = conversation.participants.map((participant) =>
    participant.id === userId
      ? {
          ...participant,
          read_up_to: maxId(participant.read_up_to, receipt.read_up_to),
          delivered_up_to: maxId(participant.delivered_up_to, receipt.delivered_up_to),
        }
      : participant,
  );
  return { ...conversation, participants };
}

/** A null stays null: receipts were switched off. */
export function mergeConversation(existing: Conversation | null, next: Conversation): Conversation {
  const shown = next.participants.filter(({ read_up_to }) => read_up_to !== null).map(({ id }) => id);
  const receipts = existing?.participants.filter(({ id }) => shown.includes(id)) ?? [];
  return receipts.reduce((merged, receipt) => withReceipt(merged, receipt.id, receipt), next);
}

function maxId(a: number | null, b: number | null | undefined): number | null {
  return b === null || b === undefined ? a : Math.max(b, a ?? 0);
}
