/** Calls back when the browser is idle, or after two seconds. Returns a function that cancels this. */
export function whenIdle(run: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    run();
    return () => {};
  }
  const handle = requestIdleCallback(run, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}
