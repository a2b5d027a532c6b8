import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import type { Env } from "@/lib/env";
import { forwardSocket, refuseSocket } from "./forward-sockets";

/**
 * Sends realtime sockets to the engine and, in development, others to the framework. Returns the open ones:
 * a server no longer counts them as its own.
 */
export function forwardUpgrades(servers: Server[], framework: Server, env: Env): Set<Duplex> {
  const open = new Set<Duplex>();
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
    if (request.url?.startsWith("/app/") && env.PUSHER_HOST && env.PUSHER_PORT)
      forwardSocket(request, socket, head, { host: env.PUSHER_HOST, port: env.PUSHER_PORT });
    else if (env.NODE_ENV === "development") framework.emit("upgrade", request, socket, head);
    else refuseSocket(socket, "404 Not Found");
  };
  for (const server of servers) {
    server.on("upgrade", upgrade);
    server.on("connect", (_, socket: Duplex) => refuseSocket(socket, "405 Method Not Allowed"));
  }
  return open;
}
