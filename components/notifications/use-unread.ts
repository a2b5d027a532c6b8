import { useEffect, useRef } from "react";
import { useEndpoint } from "@/components/ui/use-endpoint";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { userChannel } from "@/lib/core/realtime/channels";
import { useChannel, useConnectionState } from "@/lib/core/realtime/subscribe";
import { getUnread } from "@/lib/notifications/contract";

export type Unread = Pick<
  ResponseOf<typeof getUnread>,
  "notifications" | "emails" | "friend_requests" | "conversations"
>;

/** The unread counts that the server rendered, fetched again at each `event` and after a reconnection. */
export function useUnread(
  userId: number,
  first: Unread,
  event: "notification:created" | "mail:created" | "conversation:changed",
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

/** Events sent while the connection was down are lost. */
function useAfterReconnection(refresh: () => void): void {
  const state = useConnectionState();
  const wasDown = useRef(false);
  const latest = useRef(refresh);
  latest.current = refresh;
  useEffect(() => {
    if (state === "connected" && wasDown.current) latest.current();
    if (state !== "connecting") wasDown.current = state === "down";
  }, [state]);
}
