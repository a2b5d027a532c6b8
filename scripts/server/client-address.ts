import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import type { Env } from "@/lib/core/env";

/** The address a request comes from, as far as the trusted proxies say. */
export function requestAddress({ socket, headers }: IncomingMessage, env: Env): string {
  const forwardedFor = String(headers["x-forwarded-for"] ?? "");
  return clientAddress(socket.remoteAddress, forwardedFor, env.TRUSTED_PROXIES);
}

/**
 * Who asks: the socket's other end or, behind `proxies` trusted ones, what the outermost of them saw.
 * Whatever a caller wrote into the header itself stands left of that and is never believed.
 */
export function clientAddress(socketAddress = "", forwardedFor = "", proxies = 0): string {
  const hops = [...forwardedFor.split(",").map((hop) => hop.trim()), socketAddress];
  const seen = hops.at(-1 - proxies) ?? "";
  return (isIP(seen) ? seen : socketAddress).replace(/^::ffff:(?=\d+\.)/, "");
}
