import type { IncomingMessage } from "node:http";
import net from "node:net";
import type { Duplex } from "node:stream";
import type { Env } from "@/lib/core/env";
import { forwardedAddressHeader, signForwardedAddress } from "@/lib/core/realtime/server/forwarded-address";
import { requestAddress } from "./client-address";

const handshakeTimeoutMs = 5000;

/** The server decides by the address that we sign. */
const droppedHeaders = [forwardedAddressHeader, "cookie", "authorization"];

export function forwardSocket(
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  env: Env,
  refuse: (socket: Duplex, status: string) => void,
): void {
  const upstream = net.connect({ host: env.PUSHER_HOST, port: env.PUSHER_PORT as number }, () => {
    upstream.write(requestHead(request, env));
    upstream.write(head);
    upstream.pipe(socket).pipe(upstream);
    connected = true;
  });
  let connected = false;
  const destroySocket = () => socket.destroy();
  // A stopped server still accepts connections.
  const handshakeTimer = setTimeout(() => {
    upstream.off("close", destroySocket).destroy();
    refuse(socket, "504 Gateway Timeout");
  }, handshakeTimeoutMs);
  upstream.once("data", () => clearTimeout(handshakeTimer));
  upstream.once("close", () => clearTimeout(handshakeTimer));
  upstream.on("error", () => (connected ? socket.destroy() : refuse(socket, "503 Service Unavailable")));
  upstream.on("close", destroySocket);
  socket.on("error", () => upstream.destroy());
  socket.on("close", () => upstream.destroy());
}

function requestHead(request: IncomingMessage, env: Env): string {
  const { method, url, rawHeaders } = request;
  const lines = [`${method} ${url} HTTP/1.1`];
  for (let i = 0; i < rawHeaders.length; i += 2) {
    if (droppedHeaders.includes(String(rawHeaders[i]).toLowerCase())) continue;
    lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`);
  }
  const address = signForwardedAddress({ secret: env.PUSHER_SECRET }, request, requestAddress(request, env));
  lines.push(`${forwardedAddressHeader}: ${address}`);
  return `${lines.join("\r\n")}\r\n\r\n`;
}
