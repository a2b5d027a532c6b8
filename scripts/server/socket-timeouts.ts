import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Env } from "@/lib/core/env";

/** Durations in milliseconds; 0 means no limit. */
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
    // Bodies get a 408 after 60 s; this limit is for those that no handler reads.
    requestTimeout: 65_000,
    // A proxy must close first, or it could send a request on a connection that is closing.
    keepAliveTimeout: TRUSTED_PROXIES > 0 ? 65_000 : 15_000,
    // In development, a response may wait for compilation.
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
      // The connection is idle from here on: closing it before the announced time could lose the client's next request.
      request.once("end", () => request.socket.setTimeout(server.keepAliveTimeout));
    });
  });
}
