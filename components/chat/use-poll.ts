import { useEffect, useEffectEvent } from "react";
import { useConnectionState } from "@/lib/core/realtime/subscribe";

const pollMs = 3000;

/** Calls `refresh` every three seconds, only while the realtime connection is down and the tab is visible. */
export function usePoll(refresh: () => unknown): void {
  const isDown = useConnectionState() === "down";
  const onTick = useEffectEvent(() => {
    if (document.visibilityState === "visible" && navigator.onLine) void refresh();
  });
  useEffect(() => {
    if (!isDown) return;
    const timer = setInterval(() => onTick(), pollMs);
    return () => clearInterval(timer);
  }, [isDown]);
}
