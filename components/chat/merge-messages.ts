import type { Conversation, Message } from "@/lib/chat/schemas";

/** In the order of their ids; of two versions of a message the newer one stays. */
export function mergeMessages(existing: readonly Message[], more: readonly Message[]): Message[] {
  const byId = new Map(existing.map((message) => [message.id, message]));
  for (const message of more) {
    const previous = byId.get(message.id);
    if (!previous || previous.number < message.number) byId.set(message.id, message);
  }
  return [...byId.values()].sort((one, other) => one.id - other.id);
}

/** The highest number, from which on the server is asked for changes. */
export function lastNumber(messages: readonly Message[]): number {
  return messages.reduce((highest, { number }) => Math.max(highest, number), 0);
}

/** Reading never goes back, whichever of an event and a response comes last. */
export function withReading(conversation: Conversation, userId: number, upTo: number | null): Conversation {
  const participants = conversation.participants.map((one) =>
    one.id === userId && upTo !== null ? { ...one, read_up_to: Math.max(upTo, one.read_up_to ?? 0) } : one,
  );
  return { ...conversation, participants };
}

export function mergeConversation(existing: Conversation | null, next: Conversation): Conversation {
  const readings = existing?.participants ?? [];
  return readings.reduce((merged, { id, read_up_to }) => withReading(merged, id, read_up_to), next);
}
