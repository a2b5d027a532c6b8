import type Pusher from "pusher-js";

const stableMs = 60_000;
/** More reconnections per second would delay the application's other responses. */
const reconnectionsPerSecond = 650;

type ConnectionError = { data?: { code?: number }; error?: { data?: { code?: number } } };
type StateChange = { previous: string; current: string };

/**
 * Replaces the reconnection of the client library, which waits up to a minute, gives up after some errors, retries each
 * second after others, and after an outage reconnects all clients at once. `countLost` returns how many connections were
 * lost together.
 */
export function enableReconnection(pusher: Pusher, countLost = () => 0): () => void {
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
    else if (current !== "connecting")
      timer = setTimeout(retry, reconnectionDelay(failedAttempts, countLost()));
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

/** The first attempt spreads the clients over time, and later ones preserve that order. */
export function reconnectionDelay(failedAttempts: number, lostConnections: number): number {
  const backoff = Math.min(30_000, 1000 * 2 ** failedAttempts) * (0.5 + Math.random() / 2);
  const spread =
    failedAttempts === 0 ? Math.min(20_000, (lostConnections / reconnectionsPerSecond) * 1000) : 0;
  return backoff + Math.random() * spread;
}
