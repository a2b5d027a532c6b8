import { once } from "node:events";
import type { Server } from "node:http";

const timeoutMs = 5000;

/** Stops taking connections and waits for the requests in flight, but not for long. */
export async function drain(servers: Server[]): Promise<void> {
  const closed = servers.map((server) => once(server.close(), "close"));
  // A connection that is kept alive falls idle only when its answer is out.
  const sweep = setInterval(() => servers.map((server) => server.closeIdleConnections()), 50);
  const impatience = setTimeout(() => servers.map((server) => server.closeAllConnections()), timeoutMs);
  await Promise.all(closed);
  clearInterval(sweep);
  clearTimeout(impatience);
}
