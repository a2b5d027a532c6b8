import type Pusher from "pusher-js";

const stableMs = 60_000;
/** The number of connections that return per second: more would keep the application from answering others. */
const returnsPerSecond = 650;

type ConnectionError = { data?: { code?: number }; error?: { data?: { code?: number } } };
type StateChange = { previous: string; current: string };

/**
 * The client library waits up to a minute, never returns after a rejection, returns each second when rejected, and with all
 * others in the same instant after a loss. `crowd` is the number of connections that were lost with this one.
 */
export function keepConnected(pusher: Pusher, crowd = () => 0): () => void {
  let failedAttempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const retry = () => {
    failedAttempts += 1;
    pusher.disconnect();
    pusher.connect();
  };
  const onStateChange = ({ previous, current }: StateChange) => {
    clearTimeout(timer);
    if (current === "connected") timer = setTimeout(() => (failedAttempts = 0), stableMs);
    // Waits until the library's own retry has begun.
    else if (previous === "connected" && current === "connecting") setTimeout(() => pusher.disconnect());
    else if (current !== "connecting") timer = setTimeout(retry, reconnectionDelay(failedAttempts, crowd()));
  };
  const backOff = (error: ConnectionError) => {
    const code = (error.error ?? error).data?.code ?? 0;
    if (code >= 4100 && code < 4200) setTimeout(() => pusher.disconnect());
  };
  pusher.connection.bind("state_change", onStateChange);
  pusher.connection.bind("error", backOff);
  return () => {
    pusher.connection.unbind("state_change", onStateChange);
    pusher.connection.unbind("error", backOff);
    clearTimeout(timer);
  };
}

/** The first attempt spreads a crowd, and those after it keep that order. */
export function reconnectionDelay(failedAttempts: number, crowd: number): number {
  const backoff = Math.min(30_000, 1000 * 2 ** failedAttempts) * (0.5 + Math.random() / 2);
  const spread = failedAttempts === 0 ? Math.min(20_000, (crowd / returnsPerSecond) * 1000) : 0;
  return backoff + Math.random() * spread;
}
