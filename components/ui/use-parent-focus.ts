import { useLayoutEffect, useRef } from "react";

/** The focus of an element that leaves goes to what surrounded it; the page stays where it is. */
export function useParentFocus<E extends HTMLElement>() {
  const left = useRef<E>(null);
  useLayoutEffect(() => {
    const element = left.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const parents = parentsOf(element);
      // After the commit: what else it puts into the page may take the focus.
      queueMicrotask(() => {
        const parent = parents.find((each) => each.isConnected);
        if (!parent || document.activeElement !== document.body) return;
        if (!parent.hasAttribute("tabindex")) makeFocusable(parent);
        parent.focus({ preventScroll: true });
      });
    };
  }, []);
  return left;
}

function parentsOf(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  return parent && parent !== document.body ? [parent, ...parentsOf(parent)] : [];
}

/** As `tabIndex={-1}` and `outline-none` do, until the focus goes on. */
function makeFocusable(element: HTMLElement): void {
  element.tabIndex = -1;
  element.style.outline = "none";
  element.addEventListener(
    "blur",
    () => {
      element.removeAttribute("tabindex");
      element.style.outline = "";
    },
    { once: true },
  );
}
