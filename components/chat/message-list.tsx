import { useTranslations } from "next-intl";
import { Fragment, type RefObject, useCallback, useEffect, useRef } from "react";
import { LoadError } from "@/components/ui/load-error";
import { Spinner } from "@/components/ui/spinner";
import type { Conversation, Message } from "@/lib/chat/schemas";
import { Announcer } from "./announcer";
import { DaySeparator, dayOf, NewLine } from "./day-separator";
import { EventLine } from "./event-line";
import { MessageItem } from "./message-item";
import type { OutboxMessage } from "./outbox";
import type { useMessages } from "./use-messages";
import type { OutboxHandle } from "./use-outbox";
import { useReveal } from "./use-reveal";
import { WaitingMessage } from "./waiting-message";

type Props = {
  chat: ReturnType<typeof useMessages>;
  conversation: Conversation;
  waiting: readonly OutboxMessage[];
  outbox: OutboxHandle;
  unreadFrom: number | null;
  messageId: number | null;
  readUpTo: number | null;
  onReply: (message: Message) => void;
  viewerId: number;
};

/** Laid out from its end, so that older messages arrive without a jump. The part above the first one is no scroll anchor. */
export function MessageList(props: Props) {
  const { chat, conversation, waiting, outbox, unreadFrom, messageId, viewerId, readUpTo, onReply } = props;
  const t = useTranslations("chat");
  const { messages, hasOlder, loadOlder, merge, error } = chat;
  const mergeOne = useCallback((message: Message) => merge([message]), [merge]);
  const scroller = useRef<HTMLDivElement>(null);
  const reveal = useReveal(scroller, messages, loadOlder, messageId);
  useScrollOnSend(scroller, waiting.length);
  const top = useOnReach(scroller, hasOlder, loadOlder, messages[0]?.id);
  const lastOwn = messages.findLast(
    (one) => one.is_own_message && !one.is_deleted && one.type === "text",
  )?.id;
  return (
    <div
      ref={scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by the keyboard
      tabIndex={0}
      className="relative flex min-h-0 flex-1 flex-col-reverse overflow-y-auto px-3 md:px-6"
    >
      <div className="grow" />
      <section aria-label={t("log", { name: conversation.name })} className="grid gap-1 py-4">
        <div ref={top} className="flex min-h-8 [overflow-anchor:none] justify-center text-muted text-sm">
          {hasOlder ? <Spinner /> : <p className="py-4">{t("start", { name: conversation.name })}</p>}
        </div>
        {Boolean(error) && (
          <LoadError error={error} failed={t("loadFailed")} retry={chat.catchUp} className="justify-center" />
        )}
        {messages.map((message, index) => {
          const before = messages[index - 1];
          const isNewDay = !before || dayOf(before.created_at) !== dayOf(message.created_at);
          return (
            <Fragment key={message.id}>
              {isNewDay && <DaySeparator date={message.created_at} />}
              {message.id === unreadFrom && <NewLine />}
              {message.type === "event" && <EventLine message={message} viewerId={viewerId} />}
              {message.type === "text" && (
                <MessageItem
                  message={message}
                  isGrouped={!isNewDay && message.id !== unreadFrom && isOfSameSender(before, message)}
                  receipt={message.id === lastOwn ? receiptOf(message.id, readUpTo) : null}
                  onReply={conversation.request === null ? onReply : undefined}
                  onQuote={reveal}
                  isInGroup={conversation.type === "group"}
                  viewerId={viewerId}
                  canReact={conversation.is_active && conversation.request === null}
                  onChange={mergeOne}
                />
              )}
            </Fragment>
          );
        })}
        {waiting.map((item) => (
          <WaitingMessage key={item.clientId} item={item} handle={outbox} />
        ))}
        <Announcer messages={messages} />
      </section>
    </div>
  );
}

function isOfSameSender(before: Message | undefined, message: Message): boolean {
  return before?.type === "text" && before.sender.id === message.sender.id;
}

function receiptOf(id: number, readUpTo: number | null): "seen" | "sent" {
  return readUpTo !== null && readUpTo >= id ? "seen" : "sent";
}

/** What one has just written is in view. */
function useScrollOnSend(scroller: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current) scroller.current?.scrollTo({ top: 0 });
    before.current = count;
  }, [scroller, count]);
}

/** Loads an older page when its place comes into view. */
function useOnReach(
  scroller: RefObject<HTMLElement | null>,
  hasOlder: boolean,
  loadOlder: () => unknown,
  oldest: number | undefined,
) {
  const top = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page moves the place, which is then watched anew
  useEffect(() => {
    if (!hasOlder || !top.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void loadOlder(), {
      root: scroller.current,
      rootMargin: "200px",
    });
    observer.observe(top.current);
    return () => observer.disconnect();
  }, [scroller, hasOlder, loadOlder, oldest]);
  return top;
}
