/** Runs something once nothing else is to do, or after `timeout` milliseconds; returns what cancels it. */
export function whenIdle(run: () => void, timeout = 2000): () => void {
  if (!("requestIdleCallback" in window)) {
    run();
    return () => {};
  }
  const handle = requestIdleCallback(run, { timeout });
  return () => cancelIdleCallback(handle);
}
