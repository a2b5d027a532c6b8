/** A timer that pauses while anything holds it. */
export function pausableTimer(milliseconds: number, done: () => void) {
  const holders = new Set<string>();
  let remaining = milliseconds;
  let startedAt = Date.now();
  let timeout: ReturnType<typeof setTimeout> | undefined = setTimeout(done, remaining);

  function hold(reason: string, on: boolean) {
    if (on) holders.add(reason);
    else holders.delete(reason);
    if (holders.size > 0 && timeout) {
      stop();
      remaining -= Date.now() - startedAt;
    } else if (holders.size === 0 && !timeout) {
      startedAt = Date.now();
      timeout = setTimeout(done, Math.max(remaining, 0));
    }
  }
  function stop() {
    clearTimeout(timeout);
    timeout = undefined;
  }
  return { hold, stop };
}
