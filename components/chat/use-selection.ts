import { useSearchParams } from "next/navigation";
import { studentPaths } from "@/lib/routes";

export function conversationHref(id: number | null, messageId?: number): string {
  if (id === null) return studentPaths.chat;
  return `${studentPaths.chat}?conversation=${id}${messageId === undefined ? "" : `&message=${messageId}`}`;
}

/** The conversation and the message that the address names. */
export function useSelection() {
  const params = useSearchParams();
  return {
    id: idOf(params.get("conversation")),
    messageId: idOf(params.get("message")),
    select: (id: number | null, messageId?: number) =>
      history.pushState(null, "", conversationHref(id, messageId)),
  };
}

function idOf(value: string | null): number | null {
  return value !== null && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : null;
}
