/** Runs something once nothing else is to do, or after two seconds; returns what cancels it. */
export function whenIdle(run: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    run();
    return () => {};
  }
  const handle = requestIdleCallback(run, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}
