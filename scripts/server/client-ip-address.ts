import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import type { Env } from "@/lib/core/env";

export function requestIpAddress({ socket, headers }: IncomingMessage, env: Env): string {
  const forwardedFor = String(headers["x-forwarded-for"] ?? "");
  return clientIpAddress(socket.remoteAddress, forwardedFor, env.TRUSTED_PROXIES);
}

/** The client's IP address behind `proxies` trusted ones. Entries that the client added itself are left of it and ignored. */
export function clientIpAddress(socketAddress = "", forwardedFor = "", proxies = 0): string {
  const hops = [...forwardedFor.split(",").map((hop) => hop.trim()), socketAddress];
  const ipAddress = withoutPort(hops.at(-1 - proxies) ?? "");
  return (isIP(ipAddress) ? ipAddress : socketAddress).replace(/^::ffff:(?=\d+\.)/, "");
}

/** Some proxies add the client's port: `203.0.113.9:51234`, `[2001:db8::1]:51234`. */
function withoutPort(hop: string): string {
  return hop.replace(/^\[(.+)\](?::\d+)?$/, "$1").replace(/^([\d.]+):\d+$/, "$1");
}
