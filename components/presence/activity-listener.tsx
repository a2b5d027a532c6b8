"use client";

import { useEffect, useState } from "react";
import { activeChannel } from "@/lib/core/realtime/channels";
import { useSubscription } from "@/lib/core/realtime/subscribe";

/** Subscribes to the user's active channel while this tab is in use. */
export function ActivityListener({ userId }: { userId: number }) {
  useSubscription(useIsActive() ? activeChannel(userId) : null);
  return null;
}

const idleMs = 5 * 60_000;
const events = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart", "focus"] as const;

/** Whether this tab was used in the last five minutes. */
function useIsActive(): boolean {
  const [isActive, setActive] = useState(true);
  useEffect(() => {
    let usedAt = Date.now();
    let timer = setTimeout(check, idleMs);
    function check() {
      const remainingMs = usedAt + idleMs - Date.now();
      if (remainingMs > 0) timer = setTimeout(check, remainingMs);
      else setActive(false);
    }
    function onUse() {
      usedAt = Date.now();
      clearTimeout(timer);
      timer = setTimeout(check, idleMs);
      setActive(true);
    }
    for (const event of events) addEventListener(event, onUse, { passive: true, capture: true });
    return () => {
      clearTimeout(timer);
      for (const event of events) removeEventListener(event, onUse, { capture: true });
    };
  }, []);
  return isActive;
}
