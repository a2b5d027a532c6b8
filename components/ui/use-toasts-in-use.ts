import { useEffect, useState } from "react";

/** Whether one of the toasts has the pointer or the focus. */
export function useToastsInUse(): boolean {
  const [hasPointer, setPointer] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  useEffect(() => {
    // Listens on the document, because a toast that is removed under the pointer gets no event. A toast that appears
    // under a resting pointer has it only once the pointer moves: otherwise toasts would pile up over what the user
    // works on.
    const onPointer = (event: Event) => {
      if (!isOnToast(event)) setPointer(false);
      else if (event.type === "pointermove") setPointer(true);
    };
    const onFocus = (event: Event) => setFocus(isOnToast(event));
    const listeners = [
      ["pointermove", onPointer],
      ["pointerover", onPointer],
      ["pointerout", onPointer],
      ["focusin", onFocus],
      ["focusout", onFocus],
    ] as const;
    for (const [type, listener] of listeners) document.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of listeners) document.removeEventListener(type, listener);
    };
  }, []);
  return hasPointer || hasFocus;
}

function isOnToast(event: Event): boolean {
  const { type, target, relatedTarget } = event as PointerEvent | FocusEvent;
  const reached = type.endsWith("out") ? relatedTarget : target;
  return reached instanceof Element && reached.closest("[data-sonner-toast]") !== null;
}
