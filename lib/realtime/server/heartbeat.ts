import { codes } from "./codes";
import type { Hub } from "./hub";

export type Pulse = { activitySeconds: number; pongSeconds: number };

/** Asks quiet clients whether they are there, and ends those who do not say. Returns how to stop. */
export function startHeartbeat(hub: Hub, pulse: Pulse): () => void {
  const every = Math.min(pulse.activitySeconds, pulse.pongSeconds) * 500;
  const timer = setInterval(() => sweep(hub, pulse, Date.now()), every);
  return () => clearInterval(timer);
}

function sweep(hub: Hub, { activitySeconds, pongSeconds }: Pulse, now: number): void {
  for (const connection of hub.connections.values()) {
    if (connection.pingedAt === null) {
      if (now - connection.heardAt >= activitySeconds * 1000) connection.ping(now);
    } else if (now - connection.pingedAt >= pongSeconds * 1000) {
      hub.forget(connection);
      connection.close(codes.noPong, "No pong came back.");
    }
  }
}
