import { once } from "node:events";
import http, { type RequestListener } from "node:http";
import { limitIdleSockets, type SocketTimeouts, socketTimeouts } from "./socket-timeouts";

/** `localhost` means both loopback addresses, because browsers try either. */
const addressesOf = (host: string) => (host === "localhost" ? ["127.0.0.1", "::1"] : [host]);

export async function listen(
  listener: RequestListener,
  host: string,
  port: number,
  timeouts: SocketTimeouts = socketTimeouts({ NODE_ENV: "production", TRUSTED_PROXIES: 0 }),
): Promise<http.Server[]> {
  const { headersTimeout, requestTimeout, keepAliveTimeout } = timeouts;
  const connectionsCheckingInterval = Math.min(2000, headersTimeout / 4);
  const limits = { headersTimeout, requestTimeout, keepAliveTimeout, connectionsCheckingInterval };
  const servers: http.Server[] = [];
  for (const address of addressesOf(host)) {
    // Requests without a host are rejected later, with the application's own headers.
    const server = http.createServer({ ...limits, requireHostHeader: false }, listener);
    limitIdleSockets(server, timeouts);
    server.on("checkExpectation", listener);
    try {
      await once(server.listen(port, address), "listening");
      servers.push(server);
    } catch (error) {
      if (address !== "::1" || codeOf(error) === "EADDRINUSE") throw error;
    }
  }
  return servers;
}

export function listenErrorMessage(error: unknown, host: string, port: number): string {
  if (codeOf(error) === "EADDRINUSE")
    return `Port ${port} is in use by another program: stop that one, or choose another with PORT.`;
  if (codeOf(error) === "EACCES")
    return `Port ${port} is not open to this user: choose one above 1023 with PORT.`;
  return `${host} cannot be listened on (${codeOf(error)}): choose an address of this machine with HOST.`;
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;
