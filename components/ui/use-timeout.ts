import { useEffect, useEffectEvent } from "react";

/** Calls back once `isActive` has been true for `delayMs`. */
export function useTimeout(isActive: boolean, delayMs: number, onTimeout: () => void): void {
  const callback = useEffectEvent(onTimeout);
  useEffect(() => {
    if (!isActive) return;
    const timer = setTimeout(() => callback(), delayMs);
    return () => clearTimeout(timer);
  }, [isActive, delayMs]);
}
