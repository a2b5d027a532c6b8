import type { ComponentType } from "react";
import { withLazyMessages } from "@/lib/core/i18n/lazy-messages";
import { useLoadErrorToast } from "./use-load-error-toast";
import { useOpening } from "./use-opening";

/** What a component needs that opens the lazy one without rendering it. */
export type LazyComponent = {
  Component: unknown;
  preload: () => void;
  show: () => Promise<boolean>;
};

/**
 * A component whose code is loaded when it is about to be shown: what it replaces stays until then. When the
 * code cannot be loaded, a toast gives the reason and the page stays as it is.
 */
export function useLazyComponent<P>(
  load: () => Promise<ComponentType<P>>,
  initialComponent?: ComponentType<P>,
) {
  const showError = useLoadErrorToast();
  const [Component, open, hide] = useOpening(initialComponent);
  const preload = () => void withLazyMessages(load()).catch(() => {});
  /** Resolves to false when the code could not be loaded. */
  async function show(): Promise<boolean> {
    try {
      open(await withLazyMessages(load()));
      return true;
    } catch {
      showError();
      return false;
    }
  }
  const isShown = Component !== null;
  return {
    Component,
    preload,
    show,
    hide,
    /** Props of the button that shows the component. */
    trigger: { onPointerEnter: preload, onFocus: preload, onClick: () => void show() },
    /** Props of the button that shows and hides the component. */
    toggle: {
      onPointerEnter: preload,
      onFocus: preload,
      onClick: isShown ? hide : () => void show(),
      "aria-expanded": isShown,
    },
  };
}
