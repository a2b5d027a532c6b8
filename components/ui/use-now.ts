import { useSyncExternalStore } from "react";

let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** The time, updated twice a minute: one timer for the whole page. */
export function useNow(): number {
  return useSyncExternalStore(listen, read, read);
}

function listen(listener: () => void) {
  listeners.add(listener);
  timer ??= setInterval(update, 30_000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function update() {
  now = Date.now();
  for (const listener of listeners) listener();
}

function read() {
  // On the server nothing subscribes, so the time is read here: the module lives as long as the process.
  if (!timer) now = Math.floor(Date.now() / 1000) * 1000;
  return now;
}
