import {
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { raiseToasts } from "./toast";

/** Opens and closes a native dialog with `open`. */
export function useShowModal(ref: RefObject<HTMLDialogElement | null>, open: boolean, onClose: () => void) {
  const [isShown, setIsShown] = useState(open);
  const pressedOutside = useRef(false);
  const origin = useRef<HTMLElement | null>(null);
  if (open && !isShown) setIsShown(true);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      origin.current = findOrigin(document.activeElement);
      dialog.showModal();
      dialog.querySelector<HTMLElement>("[data-first-focus]")?.focus();
      raiseToasts();
    }
    if (!open && dialog.open) dialog.close();
  }, [open, ref]);

  // While the dialog is still in the page: closed later, it would not give the focus back.
  useLayoutEffect(
    () => () => {
      const dialog = ref.current;
      dialog?.close();
      if (dialog) restoreFocus(dialog, origin.current);
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
      waitForAnimations(dialog).then(() => setIsShown(dialog.open));
      restoreFocus(dialog, origin.current);
      if (open) onClose();
    },
    onPointerDown(event: PointerEvent<HTMLDialogElement>) {
      pressedOutside.current = event.target === event.currentTarget;
    },
    // A text selection that ends outside is not a press outside.
    onPointerUp(event: PointerEvent<HTMLDialogElement>) {
      if (pressedOutside.current && event.target === event.currentTarget) onClose();
    },
  };
  return { isShown, events };
}

/** The content stays until the closing transition ends. */
async function waitForAnimations(dialog: HTMLDialogElement) {
  await Promise.allSettled(dialog.getAnimations().map((animation) => animation.finished));
}

/** Where the browser could not, since what had the focus has left the page. */
function restoreFocus(dialog: HTMLDialogElement, origin: HTMLElement | null): void {
  const focused = document.activeElement;
  if (focused === document.body || dialog.contains(focused)) origin?.focus();
}

/** A menu item no longer exists when the dialog closes, so the focus returns to the menu's button. */
function findOrigin(element: Element | null): HTMLElement | null {
  const trigger = element?.closest("[role=menu]")?.getAttribute("aria-labelledby");
  return (trigger ? document.getElementById(trigger) : element) as HTMLElement | null;
}
