import { Activity, type ComponentType, type RefObject, use, useRef } from "react";
import { withLazyMessages } from "@/lib/core/i18n/lazy-messages";
import { useReplay } from "./early-clicks";
import { loadOnce } from "./load-once";
import { whenIdle } from "./when-idle";

/**
 * A part of a page that remains the server's HTML until the page is idle or the user interacts with it; its code is
 * loaded then, and not with the page. For whole screens and sections: a part that a click shows would be empty until
 * it is loaded.
 */
export function hydrateLater<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part = isServer ? onServer(load()) : inBrowser(load);
  return function LazyPart(props: P) {
    const frame = useRef<HTMLDivElement>(null);
    return (
      <div
        ref={frame}
        className="contents"
        // Set in the server's HTML only: a part that the browser renders needs no hydration.
        data-hydrate-later={isServer ? "" : undefined}
        suppressHydrationWarning
      >
        <Activity>
          <Part {...props} />
          <Hydrated frame={frame} />
        </Activity>
      </div>
    );
  };
}

const isServer = typeof window === "undefined";

function onServer<P extends object>(loaded: Promise<ComponentType<P>>) {
  return function ServerPart(props: P) {
    const Component = use(loaded);
    return <Component {...props} />;
  };
}

function inBrowser<P extends object>(load: () => Promise<ComponentType<P>>) {
  const loadWhenIdle = loadOnce(async () => {
    await firstIdle();
    return withLazyMessages(load());
  });
  return function BrowserPart(props: P) {
    const Component = use(loadWhenIdle());
    return <Component {...props} />;
  };
}

let idle: Promise<void> | undefined;

/** Resolves once the page is idle or the user has interacted with it. */
function firstIdle(): Promise<void> {
  idle ??= new Promise((resolve) => {
    whenIdle(resolve);
    if (window.earlyClicks?.size) resolve();
    for (const type of ["pointerdown", "keydown", "focusin"])
      addEventListener(type, () => resolve(), { once: true, capture: true });
  });
  return idle;
}

/** A sibling of the lazy part: its effects run once React has hydrated that part. */
function Hydrated({ frame }: { frame: RefObject<HTMLElement | null> }) {
  useReplay(() => frame.current?.removeAttribute("data-hydrate-later"));
  return null;
}
