import { setTimeout as delay } from "node:timers/promises";

export function cachedProbe(check: () => Promise<unknown>, ttlMs: number, timeoutMs: number) {
  let startedAt = 0;
  let result: Promise<boolean> | undefined;
  return (): Promise<boolean> => {
    if (!result || Date.now() - startedAt > ttlMs) {
      startedAt = Date.now();
      result = succeedsWithin(check, timeoutMs);
    }
    return result;
  };
}

function succeedsWithin(check: () => Promise<unknown>, timeoutMs: number): Promise<boolean> {
  const done = check().then(
    () => true,
    () => false,
  );
  return Promise.race([done, delay(timeoutMs, false, { ref: false })]);
}
