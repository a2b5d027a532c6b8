import { useSyncExternalStore } from "react";

/** A value that only the browser knows and that does not change; `serverValue` on the server and during hydration. */
export function useBrowserValue<T>(read: () => T, serverValue: T): T {
  return useSyncExternalStore(neverChanges, read, () => serverValue);
}

const neverChanges = () => () => {};
