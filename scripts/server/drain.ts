import { once } from "node:events";
import type { Server } from "node:http";

const timeoutMs = 5000;

export async function drain(servers: Server[]): Promise<void> {
  const closed = servers.map((server) => once(server.close(), "close"));
  // A keep-alive connection turns idle only when its response is sent.
  const timer = setInterval(() => servers.map((server) => server.closeIdleConnections()), 50);
  const killTimer = setTimeout(() => servers.map((server) => server.closeAllConnections()), timeoutMs);
  await Promise.all(closed);
  clearInterval(timer);
  clearTimeout(killTimer);
}
