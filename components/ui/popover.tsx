import {
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
  useState,
} from "react";
import { cx } from "./cx";
import { Skeleton } from "./skeleton";
import { useClickOutside } from "./use-click-outside";
import type { LazyComponent } from "./use-lazy-component";

type Trigger = ReactElement<{
  id?: string;
  onClick?: () => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  "aria-expanded"?: boolean;
  "aria-controls"?: string;
}>;

type Props = {
  trigger: Trigger;
  label: string;
  align?: "start" | "end";
  className: string;
  /** Set when the code of the content is loaded at the first opening. */
  lazy?: LazyComponent;
  children: ReactNode | ((close: () => void) => ReactNode);
};

/**
 * A panel under its trigger (a `Button` or an `IconButton`) that closes on a press outside, on Escape, and on the trigger
 * again. Its content is created again at each opening; `children` may be a function of `close`.
 */
export function Popover({ trigger, label, align = "end", className, lazy, children }: Props) {
  const [state, setState] = useState<"open" | "closing" | "closed">("closed");
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const isOpen = state === "open";

  function change(isOpening: boolean) {
    if (isOpening === isOpen) return;
    setState(isOpening ? "open" : "closing");
    if (isOpening && lazy && !lazy.Component)
      void lazy.show().then((isLoaded) => isLoaded || setState("closed"));
  }
  function close() {
    change(false);
    root.current?.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus();
  }
  useClickOutside(root, isOpen, () => change(false));

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || !isOpen) return;
    event.stopPropagation();
    event.preventDefault();
    close();
  }
  return (
    // Takes the focus of a press on a text in it, and in Safari of one on a button: it would go to what surrounds it.
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it wherever the focus is inside
    <div ref={root} tabIndex={-1} className="relative outline-none max-md:static" onKeyDown={onKeyDown}>
      {cloneElement(trigger, {
        "aria-expanded": isOpen,
        "aria-controls": id,
        onClick: () => change(!isOpen),
        ...(lazy && { onPointerEnter: lazy.preload, onFocus: lazy.preload }),
      })}
      {state !== "closed" && (
        <section
          id={id}
          aria-label={label}
          inert={!isOpen}
          onAnimationEnd={(event) => {
            if (event.target === event.currentTarget && !isOpen) setState("closed");
          }}
          className={cx(
            panelStyle,
            positionStyles[align],
            isOpen ? "animate-unfold" : "animate-fold",
            className,
          )}
        >
          {lazy && !lazy.Component ? <LoadingPanel /> : null}
          {typeof children === "function" ? children(close) : children}
        </section>
      )}
    </div>
  );
}

function LoadingPanel() {
  return (
    <div aria-busy="true" className="grid gap-3 p-4">
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-10 w-full" />
    </div>
  );
}

/** On phones the panel is at most as wide as the screen. */
const panelStyle =
  "absolute top-full z-40 mt-1 max-w-[calc(100vw-1rem)] rounded-card border border-edge bg-surface text-ink max-md:fixed max-md:inset-x-2 max-md:top-header max-md:max-h-[calc(100dvh-var(--spacing-header)-0.5rem)] max-md:max-w-none max-md:overflow-y-auto";
const positionStyles = { start: "left-0", end: "right-0" };
