import { useAfterReconnection } from "@/components/realtime/use-after-reconnection";
import { useEndpoint } from "@/components/ui/use-endpoint";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { userChannel } from "@/lib/core/realtime/channels";
import { useChannel } from "@/lib/core/realtime/subscribe";
import { getUnread } from "@/lib/notifications/contract";

export type Unread = Pick<
  ResponseOf<typeof getUnread>,
  "notifications" | "emails" | "friend_requests" | "conversations" | "undelivered_message_id"
>;

/** The unread counts that the server rendered, fetched again at each `event` and after a reconnection. */
export function useUnread(
  userId: number,
  first: Unread,
  event: "notification:created" | "email:created" | "conversation:changed",
) {
  const { data, mutate } = useEndpoint(
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
  useChannel(userChannel(userId), event, refresh);
  useChannel(userChannel(userId), "notification:deleted", refresh);
  useAfterReconnection(refresh);
  return { unread: data ?? first, refresh };
}
