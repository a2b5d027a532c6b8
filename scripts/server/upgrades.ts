import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { subnetKey } from "@/lib/core/api/subnet-key";
import type { Env } from "@/lib/core/env";
import { ownOrigins } from "@/lib/core/http/own-origins";
import { type Address, realtimeAddress } from "@/lib/core/realtime/address";
import { rejectSocket } from "./client-errors";
import { requestIpAddress } from "./client-ip-address";
import { forwardSocket } from "./forward-sockets";
import { HandshakeRate } from "./handshake-rate";

/** Allows 5,000 tabs behind one IP address of a school to reconnect in ten seconds (docs/performance.md). */
const handshakes = { perSecond: 600, burst: 200, maxWaitMs: 5000 };

/** Returns the open sockets: after an upgrade, the server no longer tracks them. */
export function forwardUpgrades(
  servers: Server[],
  framework: Server,
  env: Env,
  limits = handshakes,
): Set<Duplex> {
  const open = new Set<Duplex>();
  const address = realtimeAddress(env);
  const reject = (socket: Duplex, status: string) => rejectSocket(socket, status, env);
  const rate = new HandshakeRate(limits);
  const forward = (request: IncomingMessage, socket: Duplex, head: Buffer, to: Address) => {
    const wait = rate.reserve(subnetKey(requestIpAddress(request, env)));
    if (wait === null) return reject(socket, "429 Too Many Requests");
    const start = () => forwardSocket(request, socket, head, { env, address: to, reject });
    if (wait === 0) return start();
    const timer = setTimeout(start, wait);
    socket.once("close", () => clearTimeout(timer));
  };
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    (socket as Socket).setTimeout(0);
    open.add(socket);
    socket.once("close", () => open.delete(socket));
    socket.on("error", () => socket.destroy());
    if (request.url?.startsWith("/app/") && address) {
      if (isAllowedOrigin(request, env)) forward(request, socket, head, address);
      else reject(socket, "403 Forbidden");
    } else if (env.NODE_ENV === "development") framework.emit("upgrade", request, socket, head);
    else reject(socket, "404 Not Found");
  };
  for (const server of servers) {
    server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      if (isWebSocket(request)) upgrade(request, socket, head);
      else ignoreUpgrade(server, request, socket, head);
    });
    server.on("connect", (_, socket: Duplex) => reject(socket, "405 Method Not Allowed"));
  }
  return open;
}

/** Clients other than browsers do not send an Origin. */
function isAllowedOrigin({ headers }: IncomingMessage, env: Env): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  const own = ownOrigins(env.APP_URL ?? `http://localhost:${env.PORT}`, host);
  return [...own, ...env.REALTIME_ORIGINS.split(",").filter(Boolean)].includes(origin);
}

const isWebSocket = ({ headers }: IncomingMessage) => /\bwebsocket\b/i.test(headers.upgrade ?? "");

/**
 * Serves a request without its `Upgrade` header (RFC 9110, 7.8). The parser has left the socket, so it is attached
 * again, and the request is emitted again.
 */
function ignoreUpgrade(server: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const { method, url, httpVersion, rawHeaders } = request;
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let i = 0; i < rawHeaders.length; i += 2) {
    if (rawHeaders[i]?.toLowerCase() !== "upgrade") lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`);
  }
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"), head]));
  server.emit("connection", socket);
}
