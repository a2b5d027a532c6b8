import { useSearchParams } from "next/navigation";

/** Returns a relative URL, because each area has a messages screen of its own. */
export function conversationHref(id: number, messageId?: number): string {
  return `?conversation=${id}${messageId === undefined ? "" : `&message=${messageId}`}`;
}

/** The conversation and the message in the query of the URL, which keeps them on a reload and in the history. */
export function useOpenConversation() {
  const params = useSearchParams();
  return {
    id: idOf(params.get("conversation")),
    messageId: idOf(params.get("message")),
    open: (id: number | null, messageId?: number) =>
      history.pushState(null, "", id === null ? location.pathname : conversationHref(id, messageId)),
  };
}

function idOf(value: string | null): number | null {
  return value !== null && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : null;
}
