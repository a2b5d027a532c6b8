import type { Message } from "@/lib/chat/schemas";

export type MessageChunk = { key: number; messages: readonly Message[] };
const idsPerChunk = 64;

/**
 * Neighbours whose ids share a range: older and newer messages leave the other chunks as they are, and a chunk
 * without a change is the same object as before.
 */
export function chunkMessages(
  messages: readonly Message[],
  previous: readonly MessageChunk[],
): MessageChunk[] {
  const byKey = new Map(previous.map((chunk) => [chunk.key, chunk]));
  const chunks = new Map<number, Message[]>();
  for (const message of messages) {
    const key = Math.floor(message.id / idsPerChunk);
    const some = chunks.get(key);
    if (some) some.push(message);
    else chunks.set(key, [message]);
  }
  return [...chunks].map(([key, some]) => {
    const before = byKey.get(key);
    return before && isSame(before.messages, some) ? before : { key, messages: some };
  });
}

function isSame(a: readonly Message[], b: readonly Message[]): boolean {
  return a.length === b.length && a.every((message, index) => message === b[index]);
}
