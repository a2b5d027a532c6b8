import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { pushUrl } from "@/components/ui/push-url";

/** Returns a relative URL, because each area has its own messages screen. */
export function conversationHref(id: number, messageId?: number): string {
  return `?conversation=${id}${messageId === undefined ? "" : `&message=${messageId}`}`;
}

/** The conversation and the message in the query of the URL, which keeps them on a reload and in the history. */
export function useOpenConversation() {
  const params = useSearchParams();
  const [startedId, setStartedId] = useState<number | null>(null);
  return {
    id: idOf(params.get("conversation")),
    messageId: idOf(params.get("message")),
    /** The conversation that the viewer has just started. */
    startedId,
    open(id: number | null, messageId?: number) {
      setStartedId(null);
      pushUrl(id === null ? location.pathname : conversationHref(id, messageId));
    },
    start(id: number) {
      setStartedId(id);
      pushUrl(conversationHref(id));
    },
  };
}

function idOf(value: string | null): number | null {
  return value !== null && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : null;
}
