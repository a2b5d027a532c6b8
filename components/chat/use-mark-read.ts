import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useUnread } from "@/components/notifications/unread-provider";
import { markConversationRead } from "@/lib/chat/contract";
import type { Conversation, Message } from "@/lib/chat/schemas";
import { call } from "@/lib/core/api/client";
import { useConnectionState } from "@/lib/core/realtime/subscribe";

/** Marks messages as read while they are on a visible screen, and returns the first one that was unread. */
export function useMarkRead(id: number, messages: readonly Message[], conversation: Conversation | null) {
  const ref = useRef<HTMLElement>(null);
  const [firstUnreadId, setFirstUnreadId] = useState<number | null>(null);
  const [isMarked, setIsMarked] = useState(false);
  const readUpTo = useRef(0);
  const isLoaded = conversation !== null;
  const isShown = useShown(ref, isLoaded);
  const state = useConnectionState();
  const { refresh } = useUnread();
  // In a conversation that was marked as unread, the viewer's own messages count too: it may end with them.
  const last = messages.findLast(({ is_own_message }) => isMarked || !is_own_message)?.id ?? 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the line stays where it was when the conversation was opened
  useEffect(() => {
    if (!conversation) return;
    const { unread_count, is_marked_unread } = conversation;
    if (unread_count === 0 && !is_marked_unread) readUpTo.current = last;
    setIsMarked(is_marked_unread);
    setFirstUnreadId(firstUnread(messages, conversation.unread_count));
  }, [isLoaded]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a call that failed is repeated when the connection is back
  useEffect(() => {
    if (!isShown || last <= readUpTo.current) return;
    readUpTo.current = last;
    call(markConversationRead, { params: { id }, body: { message_id: last } }).then(
      () => {
        setIsMarked(false);
        // A page that is not subscribed yet misses the event of the change.
        refresh();
      },
      () => {
        readUpTo.current = 0;
      },
    );
  }, [id, last, isShown, state]);
  return { ref, firstUnreadId };
}

/** The first of the messages that the server counts as unread. */
function firstUnread(messages: readonly Message[], count: number): number | null {
  if (count === 0) return null;
  const received = messages.filter(
    ({ is_own_message, is_deleted, type }) => !is_own_message && !is_deleted && type === "text",
  );
  return received.at(-count)?.id ?? null;
}

/** Whether the conversation is visible: on phones it may be behind the list, and its tab behind another one. */
function useShown(ref: RefObject<HTMLElement | null>, isLoaded: boolean): boolean {
  const [isOnScreen, setIsOnScreen] = useState(false);
  const isTabVisible = useSyncExternalStore(
    watchVisibility,
    () => document.visibilityState === "visible",
    () => true,
  );
  useEffect(() => {
    if (!isLoaded || !ref.current) return;
    const observer = new IntersectionObserver(([entry]) => setIsOnScreen(entry?.isIntersecting ?? false));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, isLoaded]);
  return isOnScreen && isTabVisible;
}

function watchVisibility(onChange: () => void): () => void {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}
