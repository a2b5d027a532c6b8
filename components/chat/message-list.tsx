import { useTranslations } from "next-intl";
import { type RefObject, useCallback, useEffect, useMemo, useRef } from "react";
import { LoadError } from "@/components/ui/load-error";
import { Spinner } from "@/components/ui/spinner";
import { useViewerId } from "@/components/ui/viewer-provider";
import type { Conversation, Message } from "@/lib/chat/schemas";
import { Announcer } from "./announcer";
import { CanModerate } from "./can-moderate";
import { type MessageChunk as Chunk, chunkMessages } from "./chunk-messages";
import { MentionableUsers, mentionableIn } from "./mentionable";
import { actionsIn, type ItemProps, MessageChunk, type Receipt } from "./message-chunk";
import type { OutboxMessage } from "./outbox";
import type { useMessages } from "./use-messages";
import type { OutboxHandle } from "./use-outbox";
import { useReveal } from "./use-reveal";
import { WaitingMessage } from "./waiting-message";

export type Receipts = { readUpTo: number; deliveredUpTo: number };

type Props = {
  chat: ReturnType<typeof useMessages>;
  conversation: Conversation;
  waiting: readonly OutboxMessage[];
  outbox: OutboxHandle;
  firstUnreadId: number | null;
  messageId: number | null;
  receipts: Receipts;
  onReply: (message: Message) => void;
};

/**
 * The list is laid out from its end, so that older messages arrive without a jump. The part above the first one is no
 * scroll anchor.
 */
export function MessageList(props: Props) {
  const { chat, conversation, waiting, outbox, firstUnreadId, messageId, receipts, onReply } = props;
  const t = useTranslations("chat");
  const viewerId = useViewerId();
  const { messages, hasOlder, loadOlder, merge, error } = chat;
  const mergeOne = useCallback((message: Message) => merge([message]), [merge]);
  const scroller = useRef<HTMLDivElement>(null);
  const reveal = useReveal(messages, loadOlder, messageId);
  useScrollOnSend(scroller, waiting.length);
  const top = useOnReach(scroller, hasOlder, loadOlder, messages[0]?.id);
  const chunks = useChunks(messages);
  const lastOwnId = messages.findLast(isOwnText)?.id ?? null;
  const item: ItemProps = {
    isInGroup: conversation.type === "group",
    ...actionsIn(conversation),
    onReply,
    onQuote: reveal,
    onChange: mergeOne,
  };
  return (
    <div
      ref={scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by the keyboard
      tabIndex={0}
      className="relative flex min-h-0 flex-1 flex-col-reverse overflow-y-auto px-3 md:px-6"
    >
      <div className="grow" />
      <section aria-label={t("log", { name: conversation.name })} className="grid grid-cols-1 gap-1 py-4">
        <div ref={top} className="flex min-h-8 [overflow-anchor:none] justify-center text-muted text-sm">
          {hasOlder ? <Spinner /> : <Beginning name={conversation.name} />}
        </div>
        {Boolean(error) && (
          <LoadError error={error} errorText={t("loadFailed")} retry={loadOlder} className="justify-center" />
        )}
        <CanModerate value={conversation.can_moderate}>
          <MentionableUsers value={mentionableIn(conversation, viewerId)}>
            {chunks.map(({ key, messages: some }, index) => (
              <MessageChunk
                key={key}
                messages={some}
                messageBefore={chunks[index - 1]?.messages.at(-1)}
                firstUnreadId={idAmong(some, firstUnreadId)}
                lastOwnId={idAmong(some, lastOwnId)}
                receipt={idAmong(some, lastOwnId) === null ? null : receiptOf(lastOwnId ?? 0, receipts)}
                {...item}
              />
            ))}
          </MentionableUsers>
        </CanModerate>
        {waiting.map((item) => (
          <WaitingMessage key={item.clientId} item={item} handle={outbox} />
        ))}
        <Announcer messages={messages} />
      </section>
    </div>
  );
}

function Beginning({ name }: { name: string }) {
  const t = useTranslations("chat");
  return <p className="py-4 wrap-anywhere">{t("start", { name })}</p>;
}

function useChunks(messages: readonly Message[]): readonly Chunk[] {
  const previous = useRef<readonly Chunk[]>([]);
  previous.current = useMemo(() => chunkMessages(messages, previous.current), [messages]);
  return previous.current;
}

function idAmong(messages: readonly Message[], id: number | null): number | null {
  return id !== null && messages.some((message) => message.id === id) ? id : null;
}

const isOwnText = ({ is_own_message, is_deleted, type }: Message) =>
  is_own_message && !is_deleted && type === "text";

function receiptOf(id: number, { readUpTo, deliveredUpTo }: Receipts): Receipt {
  if (readUpTo >= id) return "seen";
  return deliveredUpTo >= id ? "delivered" : "sent";
}

function useScrollOnSend(scroller: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current) scroller.current?.scrollTo({ top: 0 });
    before.current = count;
  }, [scroller, count]);
}

/** Loads an older page when the top of the list comes into view. */
function useOnReach(
  scroller: RefObject<HTMLElement | null>,
  hasOlder: boolean,
  loadOlder: () => unknown,
  oldest: number | undefined,
) {
  const top = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page moves the top, which is then observed again
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
