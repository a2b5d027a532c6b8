import { useEffect, useEffectEvent } from "react";

/** Calls back each time that a hidden page is shown again. */
export function useWhenShown(handler: () => void): void {
  const onShown = useEffectEvent(handler);
  useEffect(() => {
    const onChange = () => {
      if (!document.hidden) onShown();
    };
    document.addEventListener("visibilitychange", onChange);
    return () => document.removeEventListener("visibilitychange", onChange);
  }, []);
}
