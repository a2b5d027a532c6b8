"use client";

import { useEffect } from "react";
import { focusFirstShown, parentsOf } from "./parent-focus";

/**
 * The focus of what leaves the page, or is disabled, goes to what surrounds it. Once for the whole page: in each component
 * it would make those that the server renders a part of the page's scripts.
 */
export function KeepFocus(): null {
  useEffect(() => {
    let path: HTMLElement[] = [];
    const observer = new MutationObserver(() => {
      const [focused, ...parents] = path;
      if (focused && isLost(focused) && !isOpening(parents)) focusFirstShown(parents, focused);
    });
    function onFocusIn({ target }: FocusEvent) {
      path = target instanceof HTMLElement ? [target, ...parentsOf(target)] : [];
    }
    /** A press beside it. What leaves may lose the focus before it has left. */
    function onFocusOut() {
      queueMicrotask(() => {
        const [focused] = path;
        if (focused && focused !== document.activeElement && !isLost(focused)) path = [];
      });
    }
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["disabled"] });
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

function isLost(element: HTMLElement): boolean {
  return !element.isConnected || element.matches(":disabled");
}

/** The button of a menu gives way to another one when the menu opens, which takes the focus and closes without it. */
function isOpening([parent]: HTMLElement[]): boolean {
  return Boolean(parent?.querySelector(":scope > [aria-haspopup=menu][aria-expanded=true]"));
}
