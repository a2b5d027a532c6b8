type ModifierKeys = Pick<KeyboardEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** A click or key press with a modifier is left to the browser, which opens a tab, downloads or selects. */
export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: ModifierKeys): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
