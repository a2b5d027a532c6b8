import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";

export const isWebSocket = ({ headers }: IncomingMessage) => /\bwebsocket\b/i.test(headers.upgrade ?? "");

/**
 * Serves a request without its `Upgrade` header (RFC 9110, 7.8). The parser has left the socket, so it is attached
 * again, and the request is emitted once more.
 */
export function ignoreUpgrade(server: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const { method, url, httpVersion, rawHeaders } = request;
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let i = 0; i < rawHeaders.length; i += 2) {
    if (rawHeaders[i]?.toLowerCase() !== "upgrade") lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`);
  }
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"), head]));
  server.emit("connection", socket);
}
