export function parentsOf(element: Element): HTMLElement[] {
  const parent = element.parentElement;
  return parent && parent !== document.body ? [parent, ...parentsOf(parent)] : [];
}

/** Does nothing if the focus has moved on from `left`, which is removed or closed. Does not scroll. */
export function focusFirstShown(parents: HTMLElement[], left: Element): void {
  // Waits for the end of the commit, in which a new element may take the focus.
  queueMicrotask(() => {
    if (!hasLostFocus(left)) return;
    const parent = parents.find((element) => element.getClientRects().length > 0);
    const target = parent && (findSameField(parent, left) ?? parent);
    if (!target) return;
    if (target.tabIndex < 0 && !target.hasAttribute("tabindex")) makeFocusable(target);
    target.focus({ preventScroll: true });
  });
}

/** The element that React has created in place of a field whose key has changed. */
function findSameField(parent: HTMLElement, left: Element): HTMLElement | null {
  const name = left.getAttribute("name");
  return name ? parent.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]:enabled`) : null;
}

/** Returns the button of the menu that contains the element, also after that has left the page. */
export function findMenuButton(element: Element | null): HTMLElement | null {
  const id = element?.closest("[role=menu]")?.getAttribute("aria-labelledby");
  return id ? document.getElementById(id) : null;
}

export function hasLostFocus(left: Element): boolean {
  return document.activeElement === document.body || left.contains(document.activeElement);
}

/** Has the effect of `tabIndex={-1}` and `outline-none` until the element loses the focus. */
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
