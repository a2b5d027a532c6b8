import type { Message } from "@/lib/chat/schemas";
import { useEventText } from "./use-event-text";
import { messageElementId } from "./use-reveal";

/** A line about an event, among the messages of a group. */
export function EventLine({ message }: { message: Message }) {
  const eventText = useEventText();
  const { id, event, sender, is_own_message } = message;
  return (
    <p id={messageElementId(id)} tabIndex={-1} className="py-2 text-center text-muted text-xs outline-none">
      <bdi>{event && eventText(event, sender.name, is_own_message)}</bdi>
    </p>
  );
}
