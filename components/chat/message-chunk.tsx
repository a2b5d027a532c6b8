import { Fragment, memo } from "react";
import type { Conversation, Message } from "@/lib/chat/schemas";
import { DaySeparator, dayOf, UnreadSeparator } from "./day-separator";
import { MessageItem } from "./message-item";
import { useEventText } from "./use-event-text";
import { messageElementId } from "./use-reveal";

export type ItemProps = {
  /** Shows the sender's name. */
  isInGroup: boolean;
  canReact: boolean;
  canEdit: boolean;
  onReply: (message: Message) => void;
  onQuote: (id: number) => void;
  onChange: (message: Message) => void;
};

type Props = ItemProps & {
  messages: readonly Message[];
  messageBefore: Message | undefined;
  /** The props below are set only where they concern one of these messages, so that other chunks are not rendered again. */
  firstUnreadId: number | null;
  lastOwnId: number | null;
  receipt: Receipt | null;
};

// `content-visibility: auto` also clips its content, and an open menu or an edit form extends beyond it. Without
// scroll anchoring, as in Safari, a wrong estimate would move the text that is being read.
const chunkStyle =
  "grid grid-cols-1 gap-1 supports-[overflow-anchor:auto]:[content-visibility:auto] " +
  "has-[[role=menu],textarea]:[content-visibility:visible]";

/** The estimated height of a message until the browser has laid it out once. */
const remPerMessage = 4.5;

export type Receipt = "sent" | "delivered" | "seen";

/** Consecutive messages of a conversation; the browser neither lays out nor paints those far outside the view. */
export const MessageChunk = memo(function MessageChunk(props: Props) {
  const { messages, messageBefore, firstUnreadId, lastOwnId, receipt, ...item } = props;
  return (
    <div
      className={chunkStyle}
      style={{ containIntrinsicBlockSize: `auto ${messages.length * remPerMessage}rem` }}
    >
      {messages.map((message, index) => {
        const before = messages[index - 1] ?? messageBefore;
        const isNewDay = !before || dayOf(before.created_at) !== dayOf(message.created_at);
        const isGrouped = !isNewDay && message.id !== firstUnreadId && isOfSameSender(before, message);
        return (
          <Fragment key={message.id}>
            {isNewDay && <DaySeparator date={message.created_at} />}
            {message.id === firstUnreadId && <UnreadSeparator />}
            {message.type === "event" ? (
              <EventLine message={message} />
            ) : (
              <MessageItem
                {...item}
                message={message}
                isGrouped={isGrouped}
                receipt={message.id === lastOwnId ? receipt : null}
              />
            )}
          </Fragment>
        );
      })}
    </div>
  );
});

function isOfSameSender(before: Message | undefined, message: Message): boolean {
  return before?.type === "text" && before.sender.id === message.sender.id;
}

/** Replying has the conditions of reacting: the request is accepted, and the conversation is not closed. */
export function actionsIn({ is_active, request }: Conversation) {
  return { canReact: is_active && request === null, canEdit: is_active };
}

/** A line about an event, among the messages of a group. */
function EventLine({ message }: { message: Message }) {
  const eventText = useEventText();
  const { id, event, sender, is_own_message } = message;
  return (
    <p id={messageElementId(id)} tabIndex={-1} className="py-2 text-center text-muted text-xs outline-none">
      <bdi>{event && eventText(event, sender.name, is_own_message)}</bdi>
    </p>
  );
}
