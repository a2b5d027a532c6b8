import { useDeferredValue } from "react";
import { useBrowserValue } from "./use-browser-value";

/** False in the server's HTML and while it is hydrated; then true, in a transition. Where the browser renders first, true at once. */
export function useHydrated(): boolean {
  return useDeferredValue(useBrowserValue(() => true, false));
}
