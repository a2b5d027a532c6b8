import { Activity, type ComponentType, lazy, type RefObject, use, useEffect, useRef } from "react";
import { withLateMessages } from "@/lib/core/i18n/late-messages";
import { whenIdle } from "./when-idle";

/**
 * A part of a page that remains the server's HTML until the page is idle or the user interacts with it; its code is loaded then, and
 * not with the page. For whole screens and sections: in a part that a click shows, nothing would stand until it is loaded.
 */
export function hydrateLater<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part = isServer ? onServer(load()) : inBrowser(load);
  return function LatePart(props: P) {
    const frame = useRef<HTMLDivElement>(null);
    const clicks = useEarlyClicks(frame);
    return (
      <div ref={frame} className="contents" data-hydrate-later="">
        <Activity>
          <Part {...props} />
          <Hydrated onHydrated={clicks.replay} />
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
  return lazy(async () => {
    await firstIdle();
    return { default: await withLateMessages(load()) };
  });
}

let idle: Promise<void> | undefined;

/** The page was idle once, or the user has interacted with it. */
function firstIdle(): Promise<void> {
  idle ??= new Promise((resolve) => {
    whenIdle(resolve);
    for (const type of ["pointerdown", "keydown", "focusin"])
      addEventListener(type, () => resolve(), { once: true, capture: true });
  });
  return idle;
}

/** Runs when React has hydrated what is beside it. */
function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onHydrated, []);
  return null;
}

/** React drops clicks on parts that are not hydrated yet: the last click is repeated after hydration. Links work at once. */
function useEarlyClicks(frame: RefObject<HTMLElement | null>) {
  const hydrated = useRef(false);
  const last = useRef<Element>(null);
  useEffect(() => {
    if (hydrated.current) return;
    function storeClick(event: MouseEvent) {
      const { target } = event;
      if (hydrated.current || !(target instanceof Element)) return;
      if (!frame.current?.contains(target) || target.closest("a[href]")) return;
      event.preventDefault();
      last.current = target;
    }
    // React, which listens at the document, lets no such event pass.
    addEventListener("click", storeClick, { capture: true });
    return () => removeEventListener("click", storeClick, { capture: true });
  }, [frame]);
  function replay() {
    hydrated.current = true;
    last.current?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  }
  return { replay };
}
