import { type RefObject, useEffect, useRef } from "react";

/** Moves the focus to `target` after a removal, with which the button that opened the dialog disappears. */
export function useFocusAfterRemoval(target: RefObject<HTMLElement | null>, count: number): void {
  const previous = useRef(count);
  useEffect(() => {
    if (count < previous.current) target.current?.focus();
    previous.current = count;
  }, [target, count]);
}
