import { BlockList, isIP } from "node:net";
import { createTransport } from "nodemailer";
import { parseConnectionUrl } from "nodemailer/lib/shared";

export const maxConnections = 2;

const options = {
  pool: true,
  maxConnections,
  maxMessages: Number.POSITIVE_INFINITY,
  // The outbox tries again itself.
  maxRequeues: 0,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 30_000,
} as const;

export type SmtpPool = ReturnType<typeof openSmtpPool>;

export function openSmtpPool(url: string) {
  const server = parseConnectionUrl(url) as { host?: string; tls?: object };
  const tls = isLoopback(server.host) ? { rejectUnauthorized: false, ...server.tls } : server.tls;
  return createTransport({ ...options, ...server, tls });
}

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** On this machine nobody is in between whom a certificate would keep out. */
function isLoopback(host = "localhost"): boolean {
  if (host === "localhost") return true;
  const family = isIP(host);
  return family > 0 && loopback.check(host, family === 6 ? "ipv6" : "ipv4");
}
