import { useEffect, useEffectEvent, useRef } from "react";
import { useWhenShown } from "@/components/ui/use-when-shown";

/**
 * Calls `refresh` within `maxMs`, since all tabs receive an event at once; not while the page is hidden, nor without a
 * network: a page that the router cannot fetch is left for the browser's error page.
 */
export function useDeferredRefresh(refresh: () => void): (maxMs: number) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const dueAt = useRef(Number.POSITIVE_INFINITY);
  const run = useEffectEvent(() => {
    if (document.hidden || !navigator.onLine) return;
    dueAt.current = Number.POSITIVE_INFINITY;
    refresh();
  });
  const runIfDue = useEffectEvent(() => {
    if (dueAt.current <= Date.now()) run();
  });
  useWhenShown(() => runIfDue());
  useEffect(() => {
    const onOnline = () => runIfDue();
    addEventListener("online", onOnline);
    return () => removeEventListener("online", onOnline);
  }, []);
  return (maxMs) => {
    const at = Date.now() + Math.random() * maxMs;
    if (at >= dueAt.current) return;
    clearTimeout(timer.current);
    dueAt.current = at;
    timer.current = setTimeout(run, at - Date.now());
  };
}
