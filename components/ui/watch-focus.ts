import { focusFirstShown, parentsOf } from "./parent-focus";

/** The focus of what leaves the page, or is disabled, goes to what surrounds it. Returns what ends it. */
export function watchFocus(): () => void {
  let path: HTMLElement[] = [];
  const observer = new MutationObserver(() => {
    const [focused, ...parents] = path;
    if (focused && isLost(focused) && !isOpening(parents)) focusFirstShown(parents, focused);
  });
  const follow = (target: EventTarget | null) => {
    path = target instanceof HTMLElement ? [target, ...parentsOf(target)] : [];
  };
  const onFocusIn = ({ target }: FocusEvent) => follow(target);
  /** A press beside it. What leaves may lose the focus before it has left. */
  function onFocusOut() {
    queueMicrotask(() => {
      const [focused] = path;
      if (focused && focused !== document.activeElement && !isLost(focused)) path = [];
    });
  }
  follow(document.activeElement);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["disabled"] });
  document.addEventListener("focusin", onFocusIn);
  document.addEventListener("focusout", onFocusOut);
  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", onFocusIn);
    document.removeEventListener("focusout", onFocusOut);
  };
}

function isLost(element: HTMLElement): boolean {
  return !element.isConnected || element.matches(":disabled");
}

/** The button of a menu gives way to another one when the menu opens, which takes the focus and closes without it. */
function isOpening([parent]: HTMLElement[]): boolean {
  return Boolean(parent?.querySelector(":scope > [aria-haspopup=menu][aria-expanded=true]"));
}
