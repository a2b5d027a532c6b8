import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Env } from "@/lib/core/env";

/** In milliseconds; 0 is no limit. */
export type SocketTimeouts = {
  headersTimeout: number;
  requestTimeout: number;
  keepAliveTimeout: number;
  idleTimeout: number;
  responseSentTimeout: number;
};

export function socketTimeouts({
  NODE_ENV,
  TRUSTED_PROXIES,
}: Pick<Env, "NODE_ENV" | "TRUSTED_PROXIES">): SocketTimeouts {
  return {
    headersTimeout: 15_000,
    // Bodies get a 408 after 60 s; this is for those that no handler reads.
    requestTimeout: 65_000,
    // A proxy must be the first to close: it could send a request into a closing connection.
    keepAliveTimeout: TRUSTED_PROXIES > 0 ? 65_000 : 15_000,
    // In development a response may wait for compilation.
    idleTimeout: NODE_ENV === "development" ? 0 : 60_000,
    responseSentTimeout: 5_000,
  };
}

export function limitIdleSockets(server: Server, { idleTimeout, responseSentTimeout }: SocketTimeouts): void {
  server.timeout = idleTimeout;
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    response.once("finish", () => {
      if (request.complete) return;
      request.socket.setTimeout(responseSentTimeout);
      // Idle from here on: closed earlier than its response has announced, it would lose the client's next request.
      request.once("end", () => request.socket.setTimeout(server.keepAliveTimeout));
    });
  });
}
