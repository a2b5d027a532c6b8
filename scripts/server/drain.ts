import { once } from "node:events";
import http, { type ServerResponse } from "node:http";
import net from "node:net";
import type { Duplex } from "node:stream";

const timeoutMs = 5000;
/** Another process serves meanwhile, so uploads have time to complete. */
const graceTimeoutMs = 15_000;

/**
 * Accepts no more connections. For `graceMs`, it still responds to requests on open ones, and each response makes the
 * client close its connection; otherwise a request in transit on an idle connection would be lost.
 */
export async function drain(servers: http.Server[], graceMs = 0): Promise<void> {
  const stopListening: (this: http.Server) => net.Server =
    graceMs > 0 ? net.Server.prototype.close : http.Server.prototype.close;
  for (const server of servers) {
    server.prependListener("request", (_, response: ServerResponse) => {
      response.shouldKeepAlive = false;
    });
  }
  const closed = servers.map((server) => once(stopListening.call(server), "close"));
  const graceEndsAt = Date.now() + graceMs;
  // A keep-alive connection becomes idle only when its response is sent.
  const timer = setInterval(() => {
    if (Date.now() >= graceEndsAt) for (const server of servers) server.closeIdleConnections();
  }, 50);
  const destroyConnections = () => {
    for (const server of servers) server.closeAllConnections();
  };
  const killTimer = setTimeout(destroyConnections, graceMs > 0 ? graceTimeoutMs : timeoutMs);
  await Promise.all(closed);
  clearInterval(timer);
  clearTimeout(killTimer);
}

/** Closes each socket at a random time, so that clients do not reconnect all at once. */
export async function closeSockets(sockets: Iterable<Duplex>, spreadMs: number): Promise<void> {
  const closing = [...sockets].map(async (socket) => {
    const timer = setTimeout(() => socket.destroy(), Math.random() * spreadMs);
    if (!socket.destroyed) await new Promise((resolve) => socket.once("close", resolve));
    clearTimeout(timer);
  });
  await Promise.all(closing);
}
