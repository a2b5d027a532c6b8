import { randomUUID } from "node:crypto";
import type { Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { Env } from "@/lib/core/env";
import { securityHeaders } from "./headers";

const graceMs = 2000;

export function rejectSocket(socket: Duplex, status: string, env: Env): void {
  const body = `${status.replace(/^\d+ /, "")}\n`;
  const headers = {
    ...securityHeaders({ path: "/api/", nonce: "", isDevelopment: false, isHttps: isHttps(env) }),
    "x-request-id": randomUUID(),
    "content-type": "text/plain; charset=utf-8",
    "content-length": body.length,
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.on("error", () => {});
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join("")}\r\n${body}`);
  // Closed at once, a socket with unread bytes would be reset before the client reads the response.
  const grace = setTimeout(() => socket.destroy(), graceMs);
  socket.once("close", () => clearTimeout(grace));
  socket.resume();
}

export const isHttps = ({ APP_URL }: Env) => APP_URL?.startsWith("https:") ?? false;

const statuses: Record<string, string> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Payload Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

export function handleClientErrors(servers: Server[], env: Env): void {
  for (const server of servers)
    server.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex) => {
      // As Node does: a response that has begun is not mixed with another.
      const hasBegun = (socket as Duplex & { _httpMessage?: ServerResponse })._httpMessage?.headersSent;
      if (!socket.writable || hasBegun) socket.destroy(error);
      else rejectSocket(socket, statuses[error.code ?? ""] ?? "400 Bad Request", env);
    });
}
