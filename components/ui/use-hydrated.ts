import { useDeferredValue, useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the server's HTML and while it is hydrated; then true, in a transition. Where the browser renders first, true at once. */
export function useHydrated(): boolean {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useDeferredValue(isHydrated);
}
