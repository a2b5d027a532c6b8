import { createContext, type ReactNode, use } from "react";
import { useAfterReconnection } from "@/components/realtime/use-after-reconnection";
import { useEndpoint } from "@/components/ui/use-endpoint";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { userChannel } from "@/lib/core/realtime/channels";
import { useChannel } from "@/lib/core/realtime/subscribe";
import { getUnread } from "@/lib/notifications/contract";

type Unread = Pick<
  ResponseOf<typeof getUnread>,
  "notifications" | "emails" | "friend_requests" | "conversations" | "undelivered_message_id"
>;
/** Whose counts, and what they were when the server rendered the page. */
export type Inbox = { userId: number; unread: Unread };

const UnreadContext = createContext<{ unread: Unread; first: Unread; refresh: () => void } | null>(null);

/** The unread counts of everything that shows them, fetched again at each event that changes them and after a reconnection. */
export function UnreadProvider({ inbox, children }: { inbox: Inbox | null; children: ReactNode }) {
  return inbox ? <LiveUnread {...inbox}>{children}</LiveUnread> : children;
}

function LiveUnread({ userId, unread: first, children }: Inbox & { children: ReactNode }) {
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
  const channel = userChannel(userId);
  useChannel(channel, "notification:created", refresh);
  useChannel(channel, "notification:deleted", refresh);
  useChannel(channel, "notification:read", refresh);
  useChannel(channel, "email:created", refresh);
  useChannel(channel, "conversation:changed", refresh);
  useAfterReconnection(refresh);
  return <UnreadContext value={{ unread, first, refresh }}>{children}</UnreadContext>;
}

/** Below an `UnreadProvider` with an inbox. */
export function useUnread() {
  const context = use(UnreadContext);
  if (!context) throw new Error("There is no inbox above.");
  return context;
}
