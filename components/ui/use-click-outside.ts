import { type RefObject, useEffect, useEffectEvent } from "react";

/** Calls `onLeave`, while `isActive`, on a press or a focus outside of `root`. */
export function useClickOutside(root: RefObject<HTMLElement | null>, isActive: boolean, onLeave: () => void) {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (!isActive) return;
    const listener = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) leave();
    };
    document.addEventListener("pointerdown", listener);
    document.addEventListener("focusin", listener);
    return () => {
      document.removeEventListener("pointerdown", listener);
      document.removeEventListener("focusin", listener);
    };
  }, [isActive, root]);
}
