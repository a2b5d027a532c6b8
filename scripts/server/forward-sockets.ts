import type { IncomingMessage } from "node:http";
import net from "node:net";
import type { Duplex } from "node:stream";
import tls from "node:tls";
import type { Env } from "@/lib/core/env";
import type { Address } from "@/lib/core/realtime/address";
import { forwardedAddressHeader, signForwardedAddress } from "@/lib/core/realtime/server/forwarded-address";
import { requestIpAddress } from "./client-ip-address";

const handshakeTimeoutMs = 5000;

/** Headers that are not forwarded: the server uses the IP address signed here, and a proxy in front of it its own host. */
const droppedHeaders = [forwardedAddressHeader, "cookie", "authorization", "host"];

type Forwarding = {
  env: Env;
  address: Address;
  reject: (socket: Duplex, status: string) => void;
};

export function forwardSocket(
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  { env, address, reject }: Forwarding,
): void {
  const upstream = connectTo(address, () => {
    upstream.write(requestHead(request, env, address));
    upstream.write(head);
    upstream.pipe(socket).pipe(upstream);
    isConnected = true;
  });
  let isConnected = false;
  const destroySocket = () => socket.destroy();
  // A stopped process still accepts connections, so the handshake has a timeout.
  const handshakeTimer = setTimeout(() => {
    upstream.off("close", destroySocket).destroy();
    reject(socket, "504 Gateway Timeout");
  }, handshakeTimeoutMs);
  upstream.once("data", () => clearTimeout(handshakeTimer));
  upstream.once("close", () => clearTimeout(handshakeTimer));
  upstream.on("error", () => (isConnected ? socket.destroy() : reject(socket, "503 Service Unavailable")));
  upstream.on("close", destroySocket);
  socket.on("error", () => upstream.destroy());
  socket.on("close", () => upstream.destroy());
}

function connectTo({ host, port, isTls }: Address, onConnect: () => void): net.Socket {
  if (!isTls) return net.connect({ host, port }, onConnect);
  return tls.connect({ host, port, servername: net.isIP(host) ? "" : host }, onConnect);
}

function requestHead(request: IncomingMessage, env: Env, { host, port, isTls }: Address): string {
  const { method, url, rawHeaders } = request;
  const lines = [`${method} ${url} HTTP/1.1`, `host: ${host}${isTls && port === 443 ? "" : `:${port}`}`];
  for (let i = 0; i < rawHeaders.length; i += 2) {
    if (droppedHeaders.includes(String(rawHeaders[i]).toLowerCase())) continue;
    lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`);
  }
  const client = signForwardedAddress({ secret: env.PUSHER_SECRET }, request, requestIpAddress(request, env));
  lines.push(`${forwardedAddressHeader}: ${client}`);
  return `${lines.join("\r\n")}\r\n\r\n`;
}
