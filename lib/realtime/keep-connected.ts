import type Pusher from "pusher-js";

/**
 * Brings a lost connection back within seconds of the server's return; by itself the client library waits up to a
 * minute, and never returns after a refusal. Returns how to stop.
 */
export function keepConnected(pusher: Pusher): () => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const retry = () => {
    failures += 1;
    pusher.disconnect();
    pusher.connect();
  };
  const follow = ({ current }: { current: string }) => {
    clearTimeout(timer);
    if (current === "connected") failures = 0;
    else if (current !== "connecting") timer = setTimeout(retry, delay(failures));
  };
  pusher.connection.bind("state_change", follow);
  return () => {
    pusher.connection.unbind("state_change", follow);
    clearTimeout(timer);
  };
}

// Spread out, or every tab would come back in the same instant.
function delay(failures: number): number {
  return Math.min(30_000, 1000 * 2 ** failures) * (0.5 + Math.random() / 2);
}
