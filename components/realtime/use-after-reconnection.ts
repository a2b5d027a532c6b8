import { useEffect, useEffectEvent, useRef } from "react";
import { useConnectionState } from "@/lib/core/realtime/subscribe";
import { useDeferredRefresh } from "./use-deferred-refresh";

/** All tabs reconnect at about the same moment, so their requests are spread over this time. */
const spreadMs = 5000;

/** Events sent while the connection was down are lost: `refresh` is called once the tab is connected and shown. */
export function useAfterReconnection(refresh: () => void, maxMs = spreadMs): void {
  const state = useConnectionState();
  const wasDown = useRef(false);
  const refreshWithin = useEffectEvent(useDeferredRefresh(refresh));
  useEffect(() => {
    if (state === "connected" && wasDown.current) refreshWithin(maxMs);
    if (state !== "connecting") wasDown.current = state === "down";
  }, [state, maxMs]);
}
