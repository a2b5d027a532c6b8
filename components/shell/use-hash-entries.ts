import { useEffect } from "react";

/**
 * A link to an anchor of the page adds a history entry without the router's state. On a return to it from another
 * page the router would change only the URL, so the entry gets the state of its page.
 */
export function useHashEntries(): void {
  useEffect(() => {
    let state: unknown = null;
    const onClick = ({ target }: MouseEvent) => {
      const isAnchorLink = target instanceof Element && target.closest("a[href^='#']");
      state = isAnchorLink ? history.state : null;
    };
    const onHashChange = () => {
      if (state && history.state === null) history.replaceState(state, "");
    };
    document.addEventListener("click", onClick, true);
    window.addEventListener("hashchange", onHashChange);
    return () => {
      document.removeEventListener("click", onClick, true);
      window.removeEventListener("hashchange", onHashChange);
    };
  }, []);
}
