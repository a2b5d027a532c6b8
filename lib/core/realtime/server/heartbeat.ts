import { codes } from "./codes";
import type { Hub } from "./hub";

export type HeartbeatOptions = {
  activitySeconds: number;
  pongSeconds: number;
  authorizationSeconds: number;
};

export function startHeartbeat(hub: Hub, options: HeartbeatOptions): () => void {
  const intervalMs = Math.min(1000, Math.min(...Object.values(options)) * 500);
  const timer = setInterval(() => closeIdle(hub, options, Date.now()), intervalMs);
  return () => clearInterval(timer);
}

function closeIdle(
  hub: Hub,
  { activitySeconds, pongSeconds, authorizationSeconds }: HeartbeatOptions,
  now: number,
): void {
  for (const connection of hub.connections.values()) {
    if (connection.userIds.size > 0 || connection.channels.size > 0) connection.usedAt = now;
    if (now - connection.usedAt >= authorizationSeconds * 1000) {
      hub.end(connection, codes.unauthorized, "The connection was not authorized within the timeout.");
      continue;
    }
    if (connection.pingedAt === null) {
      if (now - connection.lastMessageAt >= activitySeconds * 1000) connection.ping(now);
    } else if (now - connection.pingedAt >= pongSeconds * 1000) {
      hub.end(connection, codes.noPong, "No pong came back.");
    }
  }
}
