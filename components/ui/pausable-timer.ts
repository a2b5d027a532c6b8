/** A timer that runs while no reason pauses it. */
export function createPausableTimer(durationMs: number, onDone: () => void) {
  const reasons = new Set<string>();
  let remaining = durationMs;
  let startedAt = Date.now();
  let timeout: ReturnType<typeof setTimeout> | undefined = setTimeout(onDone, remaining);

  function pause(reason: string) {
    reasons.add(reason);
    if (!timeout) return;
    stop();
    remaining -= Date.now() - startedAt;
  }
  function resume(reason: string) {
    reasons.delete(reason);
    if (reasons.size > 0 || timeout) return;
    startedAt = Date.now();
    timeout = setTimeout(onDone, Math.max(remaining, 0));
  }
  function stop() {
    clearTimeout(timeout);
    timeout = undefined;
  }
  return { pause, resume, stop };
}
