import { randomUUID } from "node:crypto";
import { METHODS, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { Env } from "@/lib/core/env";
import { errorStatus } from "@/lib/core/errors/app-error";
import { type ErrorContent, errorContent, type ParserErrorCode } from "./error-content";
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
  // Waits before destroying: a socket with unread bytes would be reset before the client has read the response.
  const grace = setTimeout(() => socket.destroy(), graceMs);
  socket.once("close", () => clearTimeout(grace));
  socket.resume();
}

const plainContent = (status: string): Content => ({
  type: "text/plain; charset=utf-8",
  text: `${status.replace(/^\d+ /, "")}\n`,
});

export const isHttps = ({ APP_URL }: Env) => APP_URL?.startsWith("https:") ?? false;

type Head = { method: string; path: string; headers: { cookie?: string; "accept-language"?: string } };

/** The head as far as the parser read it; undefined without a request line, which distinguishes pages from endpoints. */
function headOf({ rawPacket }: ClientError): Head | undefined {
  const head = rawPacket?.toString("latin1") ?? "";
  const [, method = "", url] = /^([A-Z-]+) (\/\S*) HTTP\/1\.[01]\r\n/.exec(head) ?? [];
  if (url === undefined) return;
  const header = (name: string) => new RegExp(`\\r\\n${name}: *(.*)`, "i").exec(head)?.[1];
  const headers = { cookie: header("cookie"), "accept-language": header("accept-language") };
  return { method, path: requestPath({ url }), headers };
}

const codes: Record<string, ParserErrorCode> = {
  HPE_HEADER_OVERFLOW: "headers_too_large",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "body_too_large",
  ERR_HTTP_REQUEST_TIMEOUT: "body_timeout",
};

/** The parser rejects unknown methods before it reads the path. */
function codeOf(error: ClientError, head: Head | undefined): ParserErrorCode {
  const isMethodUnknown = head !== undefined && !METHODS.includes(head.method);
  if (error.code === "HPE_INVALID_METHOD" && isMethodUnknown) return "method_not_allowed";
  return codes[error.code ?? ""] ?? "request_malformed";
}

export function handleClientErrors(servers: Server[], env: Env): void {
  for (const server of servers)
    server.on("clientError", (error: ClientError, socket: Duplex) => {
      // Like Node, does not mix a response that has begun with another one.
      const hasBegun = (socket as Duplex & { _httpMessage?: ServerResponse })._httpMessage?.headersSent;
      if (!socket.writable || hasBegun) return void socket.destroy(error);
      const head = headOf(error);
      const { path, headers } = head ?? { path: "/api", headers: {} };
      const code = codeOf(error, head);
      const status = errorStatus[code];
      rejectSocket(socket, `${status} ${STATUS_CODES[status]}`, env, {
        ...errorContent(code, path, localeOf(headers)),
        ...(code === "method_not_allowed" && { allow: allowedMethods(path).join(", ") }),
      });
    });
}
