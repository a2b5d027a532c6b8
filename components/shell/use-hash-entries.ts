import { useEffect } from "react";

/**
 * A link to a part of the page makes an entry of the history without the router's state. Going back to it from another
 * page, the router would change the URL alone: the entry gets the state of its page.
 */
export function useHashEntries(): void {
  useEffect(() => {
    let state: unknown = null;
    const onClick = ({ target }: MouseEvent) => {
      const isWithin = target instanceof Element && target.closest("a[href^='#']");
      state = isWithin ? history.state : null;
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
