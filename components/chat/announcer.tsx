import { useEffect, useRef, useState } from "react";
import { summarizeAttachments } from "@/lib/chat/attachment-summary";
import type { Message } from "@/lib/chat/schemas";
import { Arrivals } from "./arrivals";
import { useAttachmentLabel } from "./attachment-label";

/** A live region with each new message of others; older pages and the viewer's own messages are not announced. */
export function Announcer({ messages }: { messages: readonly Message[] }) {
  const label = useAttachmentLabel();
  const arrivals = useRef<Arrivals>(null);
  arrivals.current ??= new Arrivals(messages);
  const [arrived, setArrived] = useState<readonly Message[]>([]);
  useEffect(() => {
    const received = arrivals.current?.take(messages) ?? [];
    if (received.length > 0) setArrived(received);
  }, [messages]);
  return (
    <div role="status" className="sr-only">
      {arrived.map(({ id, sender, content, attachments }) => (
        <p key={id}>{`${sender.name}: ${content || label(summarizeAttachments(attachments))}`}</p>
      ))}
    </div>
  );
}
