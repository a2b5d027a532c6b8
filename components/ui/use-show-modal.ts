import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { findMenuButton, focusFirstShown, hasLostFocus, parentsOf } from "./parent-focus";
import { raiseToasts, toastAreaId } from "./toast";

export function useShowModal(ref: RefObject<HTMLDialogElement | null>, open: boolean, onClose: () => void) {
  const [isShown, setIsShown] = useState(open);
  const pressedOutside = useRef(false);
  const origin = useRef<Origin | null>(null);
  if (open && !isShown) setIsShown(true);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      origin.current = findOrigin(document.activeElement);
      dialog.showModal();
      focusFirst(dialog);
      raiseToasts();
    }
    if (!open && dialog.open) close(dialog);
  }, [open, ref]);

  // Closes while the dialog is still in the page: closed later, it would not give the focus back.
  useLayoutEffect(
    () => () => {
      const dialog = ref.current;
      if (!dialog) return;
      close(dialog);
      restoreFocus(dialog, origin.current);
    },
    [ref],
  );

  const events = {
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return;
      const dialog = event.currentTarget;
      // The event is asynchronous: the dialog may be open again.
      if (dialog.open) return;
      returnToasts(dialog);
      waitForAnimations(dialog).then(() => setIsShown(dialog.open));
      restoreFocus(dialog, origin.current);
      if (open) onClose();
    },
    // A text selection that ends outside is not a press outside.
    onPointerDown(event: PointerEvent<HTMLDialogElement>) {
      pressedOutside.current = event.target === event.currentTarget;
    },
    // Nor is the second click of a double click on the button that opened the dialog; pointer events do not count clicks.
    onMouseDown(event: MouseEvent<HTMLDialogElement>) {
      if (event.detail > 1) pressedOutside.current = false;
    },
    onPointerUp(event: PointerEvent<HTMLDialogElement>) {
      if (pressedOutside.current && event.target === event.currentTarget) onClose();
    },
  };
  return { isShown, events };
}

function close(dialog: HTMLDialogElement): void {
  dialog.close();
  returnToasts(dialog);
}

function returnToasts(dialog: HTMLDialogElement): void {
  if (dialog.querySelector(`#${toastAreaId}`)) raiseToasts();
}

/** The marked control, or the first field of the marked form; by default, the browser focuses the close button. */
function focusFirst(dialog: HTMLElement): void {
  const marked = dialog.querySelector<HTMLElement>("[data-first-focus]");
  const target = marked instanceof HTMLFormElement ? marked.querySelector<HTMLElement>(firstField) : marked;
  target?.focus();
  // Moves the caret to the end, so that the user can continue writing.
  if (target instanceof HTMLTextAreaElement) target.setSelectionRange(target.textLength, target.textLength);
}

const firstField = ":enabled:is(input:not([type=hidden], [type=radio]:not(:checked)), select, textarea)";

/** The content stays until the closing transition ends. */
async function waitForAnimations(dialog: HTMLDialogElement) {
  await Promise.allSettled(dialog.getAnimations().map((animation) => animation.finished));
}

/** The element that had the focus, with its ancestors: it may be removed before the dialog closes, or by that. */
type Origin = { element: HTMLElement; parents: HTMLElement[] };

/** Restores the focus where the browser could not. */
function restoreFocus(dialog: HTMLDialogElement, origin: Origin | null): void {
  if (!origin) return;
  if (hasLostFocus(dialog)) origin.element.focus();
  focusFirstShown(origin.parents, dialog);
}

/** A menu item no longer exists when the dialog closes, so the focus returns to the menu's button. */
function findOrigin(focused: Element | null): Origin | null {
  const element = findMenuButton(focused) ?? (focused as HTMLElement | null);
  return element && { element, parents: parentsOf(element) };
}
