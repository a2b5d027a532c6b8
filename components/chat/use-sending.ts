import { useEffect } from "react";
import type { Message } from "@/lib/chat/schemas";
import type { OutboxHandle } from "./chat";

/** What the viewer writes in a conversation, through the outbox. */
export function useSending(
  id: number,
  messages: readonly Message[],
  merge: (messages: readonly Message[]) => void,
  { outbox, items, onSent }: OutboxHandle,
) {
  useEffect(
    () => onSent((message) => message.conversation_id === id && merge([message])),
    [onSent, id, merge],
  );
  // What was sent already shows as a message.
  const sent = new Set(messages.map(({ client_id }) => client_id));
  const waiting = items.filter((item) => item.conversationId === id && !sent.has(item.clientId));

  function send(content: string, replyTo: Message | null) {
    outbox.add({
      clientId: crypto.randomUUID(),
      conversationId: id,
      content,
      replyTo: replyTo && { id: replyTo.id, sender_name: replyTo.sender.name, content: replyTo.content },
      createdAt: new Date().toISOString(),
    });
  }
  return { waiting, send };
}
