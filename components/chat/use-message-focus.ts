import { type FocusEvent, useLayoutEffect, useRef } from "react";

/** Focuses the message when an edit or a deletion removes its focused control. `state` changes with these. */
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
    /** `relatedTarget` is null when the focused control was removed. */
    onBlur({ relatedTarget }: FocusEvent) {
      if (relatedTarget) hadFocus.current = ref.current?.contains(relatedTarget) ?? false;
    },
  };
}
