import { useEffectEvent, useRef } from "react";
import { useWhenShown } from "@/components/ui/use-when-shown";

/** Calls `refresh` within `maxMs`, since all tabs receive an event at once, and not while the page is hidden. */
export function useDeferredRefresh(refresh: () => void): (maxMs: number) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const dueAt = useRef(Number.POSITIVE_INFINITY);
  const run = useEffectEvent(() => {
    if (document.hidden) return;
    dueAt.current = Number.POSITIVE_INFINITY;
    refresh();
  });
  useWhenShown(() => {
    if (dueAt.current <= Date.now()) run();
  });
  return (maxMs) => {
    const at = Date.now() + Math.random() * maxMs;
    if (at >= dueAt.current) return;
    clearTimeout(timer.current);
    dueAt.current = at;
    timer.current = setTimeout(run, at - Date.now());
  };
}
