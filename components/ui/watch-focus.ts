import { findMenuButton, focusFirstShown, parentsOf } from "./parent-focus";

/**
 * When the focused element is removed or disabled, the nearest element around it gets the focus. Returns a function
 * that stops this.
 */
export function watchFocus(): () => void {
  let path: HTMLElement[] = [];
  const observer = new MutationObserver(() => {
    const [focused, ...parents] = path;
    if (!focused || !isLost(focused) || isOpening(parents)) return;
    // A dialog that the item of a menu opens gives the focus back to what has it now.
    const button = findMenuButton(focused);
    focusFirstShown(button ? [button, ...parents] : parents, focused);
  });
  const follow = (target: EventTarget | null) => {
    path = target instanceof HTMLElement ? [target, ...parentsOf(target)] : [];
  };
  const onFocusIn = ({ target }: FocusEvent) => follow(target);
  /** A press elsewhere. An element that is removed may lose the focus before that. */
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

/**
 * Whether a menu is opening: its button is then replaced by another one, which takes the focus. Without it the menu
 * would close.
 */
function isOpening([parent]: HTMLElement[]): boolean {
  return Boolean(parent?.querySelector(":scope > [aria-haspopup=menu][aria-expanded=true]"));
}
