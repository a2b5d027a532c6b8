import { useSearchParams } from "next/navigation";

/** Of the messages screen that shows it, in the viewer's area. */
export function conversationHref(id: number, messageId?: number): string {
  return `?conversation=${id}${messageId === undefined ? "" : `&message=${messageId}`}`;
}

/** The conversation and the message that the address names. */
export function useSelection() {
  const params = useSearchParams();
  return {
    id: idOf(params.get("conversation")),
    messageId: idOf(params.get("message")),
    select: (id: number | null, messageId?: number) =>
      history.pushState(null, "", id === null ? location.pathname : conversationHref(id, messageId)),
  };
}

function idOf(value: string | null): number | null {
  return value !== null && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : null;
}
