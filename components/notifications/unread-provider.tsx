import { createContext, type ReactNode, use } from "react";
import { useAfterReconnection } from "@/components/realtime/use-after-reconnection";
import { useOwnChannel } from "@/components/realtime/use-own-channel";
import { useEndpoint } from "@/components/ui/use-endpoint";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { getUnread } from "@/lib/notifications/contract";

export type Unread = Pick<
  ResponseOf<typeof getUnread>,
  "notifications" | "emails" | "friend_requests" | "conversations" | "undelivered_message_id"
>;
const UnreadContext = createContext<{ unread: Unread; first: Unread; refresh: () => void } | null>(null);

/**
 * The viewer's unread counts for everything that shows them, fetched again at each event that changes them and after a
 * reconnection; `first` are those of the page that the server rendered.
 */
export function UnreadProvider({ first, children }: { first: Unread | null; children: ReactNode }) {
  return first ? <LiveUnread first={first}>{children}</LiveUnread> : children;
}

function LiveUnread({ first, children }: { first: Unread; children: ReactNode }) {
  const { data: unread = first, mutate } = useEndpoint(
    getUnread,
    {},
    {
      fallbackData: first,
      revalidateOnMount: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
    },
  );
  const refresh = () => void mutate();
  useOwnChannel("notification:created", refresh);
  useOwnChannel("notification:deleted", refresh);
  useOwnChannel("notification:read", refresh);
  useOwnChannel("email:created", refresh);
  useOwnChannel("conversation:changed", refresh);
  useAfterReconnection(refresh);
  return <UnreadContext value={{ unread, first, refresh }}>{children}</UnreadContext>;
}

/** Below an `UnreadProvider` with counts. */
export function useUnread() {
  const context = use(UnreadContext);
  if (!context) throw new Error("There are no unread counts above.");
  return context;
}
