import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { Env } from "@/lib/core/env";
import { ownOrigins } from "@/lib/core/http/own-origins";
import { realtimeAddress } from "@/lib/core/realtime/address";
import { refuseSocket } from "./client-errors";
import { forwardSocket } from "./forward-sockets";

/** Returns the open sockets, which a server no longer counts as its own. */
export function forwardUpgrades(servers: Server[], framework: Server, env: Env): Set<Duplex> {
  const open = new Set<Duplex>();
  const address = realtimeAddress(env);
  const refuse = (socket: Duplex, status: string) => refuseSocket(socket, status, env);
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    (socket as Socket).setTimeout(0);
    open.add(socket);
    socket.once("close", () => open.delete(socket));
    if (request.url?.startsWith("/app/") && address) {
      if (isAllowedOrigin(request, env)) forwardSocket(request, socket, head, { env, address, refuse });
      else refuse(socket, "403 Forbidden");
    } else if (env.NODE_ENV === "development") framework.emit("upgrade", request, socket, head);
    else refuse(socket, "404 Not Found");
  };
  for (const server of servers) {
    server.on("upgrade", upgrade);
    server.on("connect", (_, socket: Duplex) => refuse(socket, "405 Method Not Allowed"));
  }
  return open;
}

/** Clients other than browsers send no origin. */
function isAllowedOrigin({ headers }: IncomingMessage, env: Env): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  const own = ownOrigins(env.APP_URL ?? `http://localhost:${env.PORT}`, host);
  return [...own, ...env.REALTIME_ORIGINS.split(",").filter(Boolean)].includes(origin);
}
