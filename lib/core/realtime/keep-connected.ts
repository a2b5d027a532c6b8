import type Pusher from "pusher-js";

const stableMs = 60_000;

type ConnectionError = { data?: { code?: number }; error?: { data?: { code?: number } } };

/** The client library waits up to a minute, never returns after a rejection, and returns each second when refused. */
export function keepConnected(pusher: Pusher): () => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const retry = () => {
    failures += 1;
    pusher.disconnect();
    pusher.connect();
  };
  const onStateChange = ({ current }: { current: string }) => {
    clearTimeout(timer);
    if (current === "connected") timer = setTimeout(() => (failures = 0), stableMs);
    else if (current !== "connecting") timer = setTimeout(retry, delay(failures));
  };
  const backOff = (error: ConnectionError) => {
    const code = (error.error ?? error).data?.code ?? 0;
    // After the library's own retry has begun.
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

// Jitter, against all tabs in the same instant.
function delay(failures: number): number {
  return Math.min(30_000, 1000 * 2 ** failures) * (0.5 + Math.random() / 2);
}
