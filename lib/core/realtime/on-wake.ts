const tickMs = 10_000;

/** Calls back when the page is shown, the network is back, or the machine slept (a timer is far too late). */
export function onWake(handler: () => void): void {
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) handler();
  });
  addEventListener("online", handler);
  let last = Date.now();
  setInterval(() => {
    const now = Date.now();
    if (now - last > 3 * tickMs && !document.hidden) handler();
    last = now;
  }, tickMs);
}
