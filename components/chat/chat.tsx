"use client";

import { useTranslations } from "next-intl";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { cx } from "@/components/ui/cx";
import type { Message } from "@/lib/chat/schemas";
import { ConversationList } from "./conversation-list";
import { ConversationPane } from "./conversation-pane";
import { Outbox } from "./outbox";
import type { ConversationsPage } from "./use-conversations";
import type { MessagesPage } from "./use-message-pages";
import { useSelection } from "./use-selection";

export type ChatViewer = { id: number; name: string };
type Props = { viewer: ChatViewer; conversations: ConversationsPage; first: MessagesPage | null };

/** The list and a conversation side by side; on phones one of them. */
export function Chat({ viewer, conversations, first }: Props) {
  const t = useTranslations("chat");
  const selection = useSelection();
  const outbox = useOutbox(viewer.id);
  const [isClosed, setIsClosed] = useState(false);
  // Without an address the first conversation is open, where both fit.
  const openId = selection.id ?? (isClosed ? null : (first?.conversation.id ?? null));
  const isOnPhone = selection.id !== null;
  function open(id: number | null) {
    if (id === null) setIsClosed(true);
    selection.select(id);
  }
  return (
    <main id="content" tabIndex={-1} className={frameStyle}>
      <h1 className="sr-only">{t("title")}</h1>
      <div
        className={cx(
          "min-h-0 w-full min-w-0 md:w-80 md:shrink-0 md:border-line md:border-r",
          isOnPhone && "max-md:hidden",
        )}
      >
        <ConversationList viewer={viewer} first={conversations} openId={openId} onOpen={open} />
      </div>
      <div className={cx("min-h-0 min-w-0 flex-1", !isOnPhone && "max-md:hidden")}>
        {openId === null ? (
          <p className="grid h-full place-items-center p-6 text-center text-muted">{t("select")}</p>
        ) : (
          <ConversationPane
            key={openId}
            viewer={viewer}
            id={openId}
            first={first?.conversation.id === openId ? first : undefined}
            messageId={selection.messageId}
            outbox={outbox}
            onClose={() => open(null)}
          />
        )}
      </div>
    </main>
  );
}

export type OutboxHandle = ReturnType<typeof useOutbox>;

function useOutbox(userId: number) {
  const [listeners] = useState(() => new Set<(message: Message) => void>());
  const outbox = useMemo(
    () =>
      new Outbox(userId, (message) => {
        for (const listener of listeners) listener(message);
      }),
    [userId, listeners],
  );
  useEffect(() => outbox.start(), [outbox]);
  const items = useSyncExternalStore(outbox.watch, outbox.list, outbox.list);
  const onSent = useMemo(
    () => (listener: (message: Message) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    [listeners],
  );
  return { outbox, items, onSent };
}

const frameStyle =
  "flex h-[calc(100dvh-var(--spacing-header)-var(--spacing-bottom-bar))] min-h-80 bg-surface outline-none " +
  "md:h-[calc(100dvh-var(--spacing-header))]";
