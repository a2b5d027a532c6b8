import { useEffect, useRef } from "react";
import { pausableTimer } from "./pausable-timer";

/** Pointer, focus and a hidden window pause the timer. */
export function usePausableTimer(milliseconds: number, done: () => void) {
  const latest = useRef(done);
  latest.current = done;
  const clock = useRef<ReturnType<typeof pausableTimer>>(null);

  useEffect(() => {
    const own = pausableTimer(milliseconds, () => latest.current());
    clock.current = own;
    const away = () => own.hold("away", document.hidden || !document.hasFocus());
    away();
    window.addEventListener("blur", away);
    window.addEventListener("focus", away);
    document.addEventListener("visibilitychange", away);
    return () => {
      own.stop();
      window.removeEventListener("blur", away);
      window.removeEventListener("focus", away);
      document.removeEventListener("visibilitychange", away);
    };
  }, [milliseconds]);

  return {
    // Not "enter": React misses it when a removed toast moves this one under the pointer.
    onPointerOver: () => clock.current?.hold("pointer", true),
    onPointerLeave: () => clock.current?.hold("pointer", false),
    onFocus: () => clock.current?.hold("focus", true),
    onBlur: () => clock.current?.hold("focus", false),
  };
}
