import { setTimeout as delay } from "node:timers/promises";
import { connect } from "./pool";
import type { Timeouts } from "./response-timeout";

const everyMs = 5000;
const retryMs = 500;

/**
 * LISTEN is repeated: without effect on a live connection, it detects one that is silent or lost. `onConnected` is for
 * what was announced before.
 */
export async function listen(
  url: string,
  timeouts: Timeouts,
  channels: readonly string[],
  onNotification: (channel: string, payload: string) => void,
  signal: AbortSignal,
  onConnected: () => void = () => {},
): Promise<void> {
  let isNew = true;
  let lost = new AbortController();
  const options = {
    max: 1,
    idle_timeout: 0,
    max_lifetime: null,
    fetch_types: false,
    onnotify: onNotification,
    onclose: () => {
      isNew = true;
      lost.abort();
    },
  };
  const sql = connect(url, timeouts, options);
  signal.addEventListener("abort", () => lost.abort());
  const statement = channels.map((channel) => `listen "${channel}"`).join("; ");
  while (!signal.aborted) {
    lost = new AbortController();
    const waitMs = await sql.unsafe(statement).then(
      () => {
        if (isNew) onConnected();
        isNew = false;
        return everyMs;
      },
      () => retryMs,
    );
    await delay(waitMs, undefined, { signal: lost.signal }).catch(() => {});
  }
  await sql.end({ timeout: 0 });
}
