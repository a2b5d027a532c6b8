import { useEffect, useRef } from "react";
import useSWR from "swr";
import { call, urlOf } from "@/lib/api/client";
import type { AnswerOf } from "@/lib/api/endpoint";
import { getUnread } from "@/lib/notifications/contract";
import { userChannel } from "@/lib/realtime/channels";
import { useChannel, useConnectionState } from "@/lib/realtime/subscribe";

export type Unread = Pick<AnswerOf<typeof getUnread>, "notifications" | "mails">;

/** How much waits to be read: what the server rendered, asked for again at each event of `kind` and after a gap. */
export function useUnread(userId: number, first: Unread, event: "notification:created" | "mail:created") {
  const { data, mutate } = useSWR<Unread>(urlOf(getUnread, {}), () => call(getUnread, {}), {
    fallbackData: first,
    revalidateOnMount: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  const refresh = () => void mutate();
  useChannel(userChannel(userId), event, refresh);
  useAfterGap(refresh);
  return { unread: data ?? first, refresh };
}

/** What happened while the connection was down was not heard. */
function useAfterGap(refresh: () => void): void {
  const state = useConnectionState();
  const wasDown = useRef(false);
  const latest = useRef(refresh);
  latest.current = refresh;
  useEffect(() => {
    if (state === "connected" && wasDown.current) latest.current();
    if (state !== "connecting") wasDown.current = state === "down";
  }, [state]);
}
