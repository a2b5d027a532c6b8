/** A timer that pauses while anything holds it. */
export function pausableTimer(milliseconds: number, done: () => void) {
  const held = new Set<string>();
  let left = milliseconds;
  let startedAt = Date.now();
  let timeout: ReturnType<typeof setTimeout> | undefined = setTimeout(done, left);

  function hold(reason: string, on: boolean) {
    if (on) held.add(reason);
    else held.delete(reason);
    if (held.size > 0 && timeout) {
      stop();
      left -= Date.now() - startedAt;
    } else if (held.size === 0 && !timeout) {
      startedAt = Date.now();
      timeout = setTimeout(done, Math.max(left, 0));
    }
  }
  function stop() {
    clearTimeout(timeout);
    timeout = undefined;
  }
  return { hold, stop };
}
