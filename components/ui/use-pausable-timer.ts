import { useEffect, useEffectEvent, useRef } from "react";
import { createPausableTimer } from "./pausable-timer";

/** A hidden window, `isPaused`, and pointer and focus on what gets the handlers pause the timer. */
export function usePausableTimer(durationMs: number, onDone: () => void, isPaused = false) {
  const onEnd = useEffectEvent(onDone);
  const timer = useRef<ReturnType<typeof createPausableTimer>>(null);

  useEffect(() => {
    const started = createPausableTimer(durationMs, () => onEnd());
    timer.current = started;
    const onVisibilityChange = () =>
      document.hidden || !document.hasFocus() ? started.pause("away") : started.resume("away");
    onVisibilityChange();
    window.addEventListener("blur", onVisibilityChange);
    window.addEventListener("focus", onVisibilityChange);
    document.addEventListener("visibilitychange", onVisibilityChange);
    return () => {
      started.stop();
      window.removeEventListener("blur", onVisibilityChange);
      window.removeEventListener("focus", onVisibilityChange);
      document.removeEventListener("visibilitychange", onVisibilityChange);
    };
  }, [durationMs]);
  useEffect(() => {
    if (isPaused) timer.current?.pause("owner");
    else timer.current?.resume("owner");
  }, [isPaused]);

  return {
    onPointerOver: () => timer.current?.pause("pointer"),
    onPointerLeave: () => timer.current?.resume("pointer"),
    onFocus: () => timer.current?.pause("focus"),
    onBlur: () => timer.current?.resume("focus"),
  };
}
