import type { Message } from "@/lib/chat/schemas";

/** The messages of others that came since the conversation was opened, each once, also when a newer one came before it. */
export class Arrivals {
  private readonly openedAt: number;
  private readonly seenIds = new Set<number>();

  constructor(messages: readonly Message[]) {
    this.openedAt = messages.at(-1)?.id ?? 0;
  }

  take(messages: readonly Message[]): Message[] {
    const start = messages.findLastIndex(({ id }) => id <= this.openedAt) + 1;
    const received = messages.slice(start).filter(({ id }) => !this.seenIds.has(id));
    for (const { id } of received) this.seenIds.add(id);
    return received.filter(
      ({ is_own_message, is_deleted, type }) => !is_own_message && !is_deleted && type === "text",
    );
  }
}
