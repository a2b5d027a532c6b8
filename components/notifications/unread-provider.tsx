import { createContext, type ReactNode, use, useDeferredValue } from "react";
import { useAfterReconnection } from "@/components/realtime/use-after-reconnection";
import { useOwnChannel } from "@/components/realtime/use-own-channel";
import { useEndpoint } from "@/components/ui/use-endpoint";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { getUnread } from "@/lib/notifications/contract";

export type Unread = Pick<
  ResponseOf<typeof getUnread>,
  "notifications" | "emails" | "friend_requests" | "conversations" | "undelivered_message_id"
>;
const UnreadContext = createContext<{ unread: Unread; initialData: Unread; refresh: () => void } | null>(
  null,
);

type Props = { initialData: Unread | null; children: ReactNode };

/**
 * The viewer's unread counts for everything that shows them, fetched again at each event that changes them and after a
 * reconnection; `initialData` are those of the page that the server rendered.
 */
export function UnreadProvider({ initialData, children }: Props) {
  return initialData ? <LiveUnread initialData={initialData}>{children}</LiveUnread> : children;
}

function LiveUnread({ initialData, children }: { initialData: Unread; children: ReactNode }) {
  const { data: unread = initialData, mutate } = useEndpoint(
    getUnread,
    {},
    { fallbackData: initialData, revalidateOnReconnect: false },
  );
  const refresh = () => void mutate();
  useOwnChannel("notification:created", refresh);
  useOwnChannel("notification:deleted", refresh);
  useOwnChannel("notification:read", refresh);
  useOwnChannel("email:created", refresh);
  useOwnChannel("conversation:changed", refresh);
  useAfterReconnection(refresh);
  // An urgent change would replace a part that is not hydrated yet, with what was typed into it.
  const value = useDeferredValue({ unread, initialData, refresh });
  return <UnreadContext value={value}>{children}</UnreadContext>;
}

/** Requires an `UnreadProvider` with counts above. */
export function useUnread() {
  const context = use(UnreadContext);
  if (!context) throw new Error("There are no unread counts above.");
  return context;
}
