import { type RefObject, useEffect, useRef } from "react";

/** Once something was removed and its dialog has closed: the button that opened it has gone. */
export function useFocusAfterRemoval(target: RefObject<HTMLElement | null>, count: number): void {
  const previous = useRef(count);
  useEffect(() => {
    if (count < previous.current) target.current?.focus();
    previous.current = count;
  }, [target, count]);
}
