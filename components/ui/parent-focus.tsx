"use client";

import { useEffect } from "react";

/**
 * The focus of a button that leaves, or is disabled, goes to what surrounds it; the page stays where it is. Once for the
 * whole page: a hook in each button would make those that the server renders a part of the page's scripts.
 */
export function ParentFocus(): null {
  useEffect(() => {
    let path: HTMLElement[] = [];
    // After the commit: what else it puts into the page may take the focus.
    const observer = new MutationObserver(() => {
      if (isLost(path[0])) focusFirst(path);
    });
    function onFocusIn({ target }: FocusEvent) {
      path = target instanceof HTMLButtonElement ? pathOf(target) : [];
      observer.disconnect();
      if (path.length > 0)
        observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["disabled"] });
    }
    /** A press beside the button. One that leaves may lose the focus before it has left. */
    function onFocusOut() {
      queueMicrotask(() => {
        if (path[0] !== document.activeElement && !isLost(path[0])) path = [];
      });
    }
    document.addEventListener("focusin", onFocusIn);
    document.addEventListener("focusout", onFocusOut);
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", onFocusIn);
      document.removeEventListener("focusout", onFocusOut);
    };
  }, []);
  return null;
}

function isLost(button: HTMLElement | undefined): boolean {
  return button !== undefined && (!button.isConnected || button.matches(":disabled"));
}

function focusFirst([button, ...parents]: HTMLElement[]): void {
  const focused = document.activeElement;
  const parent = parents.find((each) => each.isConnected);
  if (!parent || isOpening(parent) || (focused !== document.body && focused !== button)) return;
  if (!parent.hasAttribute("tabindex")) makeFocusable(parent);
  parent.focus({ preventScroll: true });
}

/** The button of a menu gives way to another one when the menu opens, which takes the focus and closes without it. */
function isOpening(parent: HTMLElement): boolean {
  return parent.querySelector(":scope > [aria-haspopup=menu][aria-expanded=true]") !== null;
}

function pathOf(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  return parent && parent !== document.body ? [element, ...pathOf(parent)] : [element];
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
