import { randomUUID } from "node:crypto";
import { METHODS, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { Env } from "@/lib/core/env";
import { type ErrorContent, errorContent } from "./error-content";
import { localeOf } from "./error-page";
import { securityHeaders } from "./headers";
import { allowedMethods, requestPath } from "./request-path";

type ClientError = NodeJS.ErrnoException & { rawPacket?: Buffer };

const graceMs = 2000;

type Content = ErrorContent & { allow?: string };

export function rejectSocket(
  socket: Duplex,
  status: string,
  env: Env,
  { type, text, allow }: Content = plainContent(status),
): void {
  const headers = {
    ...securityHeaders({ path: "/api/", nonce: "", isDevelopment: false, isHttps: isHttps(env) }),
    "x-request-id": randomUUID(),
    "content-type": type,
    "content-length": Buffer.byteLength(text),
    ...(allow && { allow }),
    "cache-control": "no-store",
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.on("error", () => {});
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join("")}\r\n${text}`);
  // Closed at once, a socket with unread bytes would be reset before the client reads the response.
  const grace = setTimeout(() => socket.destroy(), graceMs);
  socket.once("close", () => clearTimeout(grace));
  socket.resume();
}

const plainContent = (status: string): Content => ({
  type: "text/plain; charset=utf-8",
  text: `${status.replace(/^\d+ /, "")}\n`,
});

export const isHttps = ({ APP_URL }: Env) => APP_URL?.startsWith("https:") ?? false;

/** The parser rejects methods that it does not know before it has read the path. */
function unknownMethod(error: ClientError): Content | undefined {
  const head = error.rawPacket?.toString("latin1") ?? "";
  const [, method = "", url] = /^([A-Z-]+) (\/\S*) HTTP\/1\.[01]\r\n/.exec(head) ?? [];
  if (error.code !== "HPE_INVALID_METHOD" || url === undefined || METHODS.includes(method)) return;
  const path = requestPath({ url });
  const header = (name: string) => new RegExp(`\\r\\n${name}: *(.*)`, "i").exec(head)?.[1];
  const locale = localeOf({ cookie: header("cookie"), "accept-language": header("accept-language") });
  return { ...errorContent("method_not_allowed", path, locale), allow: allowedMethods(path).join(", ") };
}

const statuses: Record<string, string> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Payload Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

export function handleClientErrors(servers: Server[], env: Env): void {
  for (const server of servers)
    server.on("clientError", (error: ClientError, socket: Duplex) => {
      // As Node does: a response that has begun is not mixed with another.
      const hasBegun = (socket as Duplex & { _httpMessage?: ServerResponse })._httpMessage?.headersSent;
      if (!socket.writable || hasBegun) return void socket.destroy(error);
      const content = unknownMethod(error);
      const status = content ? "405 Method Not Allowed" : statuses[error.code ?? ""];
      rejectSocket(socket, status ?? "400 Bad Request", env, content);
    });
}
