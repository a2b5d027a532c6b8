import { useEffect } from "react";
import { randomId } from "@/components/ui/random-id";
import { summarizeAttachments } from "@/lib/chat/attachment-summary";
import type { Message } from "@/lib/chat/schemas";
import type { PickedFile } from "./uploads";
import type { OutboxHandle } from "./use-outbox";

/** Sends the viewer's messages in a conversation through the outbox. */
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
  // A confirmed message is in the list already.
  const sent = new Set(messages.map(({ client_id }) => client_id));
  const waiting = items.filter((item) => item.conversationId === id && !sent.has(item.clientId));

  function send(content: string, replyTo: Message | null, files: readonly PickedFile[]) {
    outbox.add({
      clientId: randomId(),
      conversationId: id,
      content,
      replyTo: replyTo && quoteOf(replyTo),
      createdAt: new Date().toISOString(),
      files: files.map(({ key, name, size, attachment }) => ({ key, name, size, attachment })),
    });
  }
  return { waiting, send };
}

function quoteOf({ id, sender, content, attachments }: Message): Message["reply_to"] {
  return { id, sender_name: sender.name, content, attachments: summarizeAttachments(attachments) };
}
