import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Env } from "@/lib/core/env";

/** In milliseconds; 0 is no limit. */
export type SocketTimeouts = {
  /** Until the headers of a request are complete. */
  headersTimeout: number;
  /** Until the whole request is. */
  requestTimeout: number;
  /** Between an answer and the next request. */
  keepAliveTimeout: number;
  /** Without a byte in either direction. */
  idleTimeout: number;
  /** The same, once a request was answered before it was complete. */
  answeredTimeout: number;
};

export function socketTimeouts({
  NODE_ENV,
  TRUSTED_PROXIES,
}: Pick<Env, "NODE_ENV" | "TRUSTED_PROXIES">): SocketTimeouts {
  return {
    headersTimeout: 15_000,
    // Bodies are refused with a sentence after 60 s; this is for those that nobody reads.
    requestTimeout: 65_000,
    // A proxy must be the first to close a connection: it would else send a request into one that is closing.
    keepAliveTimeout: TRUSTED_PROXIES > 0 ? 65_000 : 15_000,
    // While one develops, an answer may wait for a page's compilation.
    idleTimeout: NODE_ENV === "development" ? 0 : 60_000,
    answeredTimeout: 5_000,
  };
}

/** Destroys sockets that are idle, and earlier those whose request was answered before it was complete. */
export function limitIdleSockets(server: Server, { idleTimeout, answeredTimeout }: SocketTimeouts): void {
  server.timeout = idleTimeout;
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    response.once("finish", () => {
      if (!request.complete) request.socket.setTimeout(answeredTimeout);
    });
  });
}
