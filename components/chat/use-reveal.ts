import { useCallback, useEffect, useRef } from "react";
import { useLatest } from "@/components/ui/use-latest";
import type { Message } from "@/lib/chat/schemas";

/** 10,000 messages. */
const maxPages = 200;

export const messageElementId = (id: number) => `message-${id}`;

/**
 * Scrolls to a message, loading older ones until it is there; at first to the one that the URL names. It ends when
 * another message is revealed, and when the conversation is left.
 */
export function useReveal(
  messages: readonly Message[],
  loadOlder: () => Promise<boolean>,
  initialId: number | null,
) {
  const oldest = useLatest(messages[0]?.id);
  const target = useRef<number | null>(null);
  const reveal = useCallback(
    async (id: number) => {
      target.current = id;
      const isCurrent = () => target.current === id;
      for (let page = 0; page < maxPages && isCurrent() && (oldest.current ?? 0) > id; page++) {
        if (!(await loadOlder())) break;
        await nextFrame();
      }
      if (isCurrent()) focusMessage(id);
    },
    [loadOlder, oldest],
  );
  useEffect(() => {
    if (initialId !== null) void reveal(initialId);
    return () => {
      target.current = null;
    };
  }, [initialId, reveal]);
  return reveal;
}

/** Focuses the element of a message, which must be loaded. */
export function focusMessage(id: number): void {
  const element = document.getElementById(messageElementId(id));
  element?.scrollIntoView({ block: "center" });
  element?.focus({ preventScroll: true });
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
