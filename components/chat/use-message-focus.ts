import { type FocusEvent, useLayoutEffect, useRef } from "react";

/** When an edit or a deletion removes the focused control, its message gets the focus. `state` changes with these. */
export function useMessageFocus(state: unknown) {
  const ref = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the state
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) ref.current?.focus();
  }, [state]);
  return {
    ref,
    onFocus() {
      hadFocus.current = true;
    },
    /** Without a target where the focused control was removed. */
    onBlur({ relatedTarget }: FocusEvent) {
      if (relatedTarget) hadFocus.current = ref.current?.contains(relatedTarget) ?? false;
    },
  };
}
