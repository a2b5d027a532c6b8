import { useEffect, useRef } from "react";
import { useConnectionState } from "@/lib/core/realtime/subscribe";

/** Events sent while the connection was down are lost. */
export function useAfterReconnection(refresh: () => void): void {
  const state = useConnectionState();
  const wasDown = useRef(false);
  const latest = useRef(refresh);
  latest.current = refresh;
  useEffect(() => {
    if (state === "connected" && wasDown.current) latest.current();
    if (state !== "connecting") wasDown.current = state === "down";
  }, [state]);
}
