/** A `ref`, for what replaces the control that had the focus. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
