import { useSyncExternalStore } from "react";

/** What the browser alone knows and the page does not change; `serverValue` in the server's HTML and while it is hydrated. */
export function useBrowserValue<T>(read: () => T, serverValue: T): T {
  return useSyncExternalStore(neverChanges, read, () => serverValue);
}

const neverChanges = () => () => {};
