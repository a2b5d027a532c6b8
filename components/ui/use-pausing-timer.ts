"use client";
import { useEffect, useRef } from "react";

/** Runs `done` after `milliseconds` of not being looked at: pointer, focus and a left window stop the clock. */
export function usePausingTimer(milliseconds: number, done: () => void) {
  const latest = useRef(done);
  latest.current = done;
  const clock = useRef<ReturnType<typeof pausingClock>>(null);

  useEffect(() => {
    const own = pausingClock(milliseconds, () => latest.current());
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
    onPointerEnter: () => clock.current?.hold("pointer", true),
    onPointerLeave: () => clock.current?.hold("pointer", false),
    onFocus: () => clock.current?.hold("focus", true),
    onBlur: () => clock.current?.hold("focus", false),
  };
}

/** A clock that stands still while anything holds it, and goes on with the rest of its time. */
export function pausingClock(milliseconds: number, done: () => void) {
  const held = new Set<string>();
  let left = milliseconds;
  let startedAt = Date.now();
  let timeout: ReturnType<typeof setTimeout> | undefined = setTimeout(done, left);

  function hold(reason: string, on: boolean) {
    if (on) held.add(reason);
    else held.delete(reason);
    if (held.size > 0 && timeout) {
      stop();
      left -= Date.now() - startedAt;
    } else if (held.size === 0 && !timeout) {
      startedAt = Date.now();
      timeout = setTimeout(done, Math.max(left, 0));
    }
  }
  function stop() {
    clearTimeout(timeout);
    timeout = undefined;
  }
  return { hold, stop };
}
