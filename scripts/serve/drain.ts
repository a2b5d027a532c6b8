import { once } from "node:events";
import type { Server } from "node:http";

const patience = 5000;

/** Stops taking connections and waits for the requests in flight, but not for long. */
export async function drain(servers: Server[]): Promise<void> {
  const impatience = setTimeout(() => servers.map((server) => server.closeAllConnections()), patience);
  await Promise.all(servers.map(close));
  clearTimeout(impatience);
}

async function close(server: Server): Promise<void> {
  const closed = once(server, "close");
  // A connection kept alive would else be offered one request after another.
  server.prependListener("request", (_, response) => response.setHeader("connection", "close"));
  server.close();
  server.closeIdleConnections();
  await closed;
}
