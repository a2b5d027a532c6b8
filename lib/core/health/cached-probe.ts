import { setTimeout as delay } from "node:timers/promises";
import { log } from "@/lib/core/log";

/** Logs each change of the result: a monitor that calls the probe each second must not fill the log. */
export function cachedProbe(
  service: string,
  check: () => Promise<unknown>,
  { ttlMs, timeoutMs }: { ttlMs: number; timeoutMs: number },
) {
  let startedAt = 0;
  let result: Promise<boolean> | undefined;
  let wasUp = true;
  const probe = async () => {
    const error = await errorOf(check, timeoutMs);
    const isUp = error === undefined;
    if (isUp && !wasUp) log.info({ service }, "the service responds again");
    if (!isUp && wasUp) log.warn({ service, err: error }, "the service does not respond");
    wasUp = isUp;
    return isUp;
  };
  return (): Promise<boolean> => {
    if (!result || Date.now() - startedAt > ttlMs) {
      startedAt = Date.now();
      result = probe();
    }
    return result;
  };
}

function errorOf(check: () => Promise<unknown>, timeoutMs: number): Promise<Error | undefined> {
  const outcome = check().then(
    () => undefined,
    (error) => error,
  );
  const timeout = new Error(`no response in ${timeoutMs} ms`);
  return Promise.race([outcome, delay(timeoutMs, timeout, { ref: false })]);
}
