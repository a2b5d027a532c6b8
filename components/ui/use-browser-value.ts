import { useSyncExternalStore } from "react";

/** A value that only exists in the browser and does not change; `serverValue` on the server and during hydration. */
export function useBrowserValue<T>(read: () => T, serverValue: T): T {
  return useSyncExternalStore(neverChanges, read, () => serverValue);
}

const neverChanges = () => () => {};
