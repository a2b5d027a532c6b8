import { useEffect, useEffectEvent, useRef } from "react";
import { useConnectionState } from "@/lib/core/realtime/subscribe";
import { useDeferredRefresh } from "./use-deferred-refresh";

/** The time over which requests are spread, because all tabs reconnect at about the same moment. */
const spreadMs = 5000;

/** Calls `refresh` once the tab is connected again and shown, because events sent in between are lost. */
export function useAfterReconnection(refresh: () => void, maxMs = spreadMs): void {
  const state = useConnectionState();
  const wasDown = useRef(false);
  const refreshWithin = useEffectEvent(useDeferredRefresh(refresh));
  useEffect(() => {
    if (state === "connected" && wasDown.current) refreshWithin(maxMs);
    if (state !== "connecting") wasDown.current = state === "down";
  }, [state, maxMs]);
}
