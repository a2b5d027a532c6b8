import { once } from "node:events";
import http, { type ServerResponse } from "node:http";
import net from "node:net";
import type { Duplex } from "node:stream";

const timeoutMs = 5000;
/** Another process serves meanwhile, so uploads may finish. */
const graceTimeoutMs = 15_000;

/**
 * Takes no more connections, and responds to what still arrives on the open ones, for as long as `graceMs`: the response has the
 * client close the connection. Without that time a request that is under way on an idle connection is lost with it.
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
  // A keep-alive connection turns idle only when its response is sent.
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

/** Each at its own time, so that their clients do not all return in one instant. */
export async function closeSockets(sockets: Iterable<Duplex>, spreadMs: number): Promise<void> {
  const closing = [...sockets].map(async (socket) => {
    const timer = setTimeout(() => socket.destroy(), Math.random() * spreadMs);
    if (!socket.destroyed) await new Promise((resolve) => socket.once("close", resolve));
    clearTimeout(timer);
  });
  await Promise.all(closing);
}
