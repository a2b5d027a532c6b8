import { createTransport } from "nodemailer";
import { parseConnectionUrl } from "nodemailer/lib/shared";
import { isLoopback } from "@/lib/core/http/loopback";

export const maxConnections = 2;

const options = {
  pool: true,
  maxConnections,
  maxMessages: Number.POSITIVE_INFINITY,
  // The transport does not retry, because the outbox does.
  maxRequeues: 0,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 30_000,
} as const;

export type SmtpPool = ReturnType<typeof openSmtpPool>;

/** `url`: smtp://user:password@host:port, or smtps:. The times above are in milliseconds. */
export function openSmtpPool(url: string) {
  const server = parseConnectionUrl(url) as { host?: string; tls?: object };
  // On loopback, a certificate would protect from nothing.
  const tls = isLoopback(server.host ?? "localhost")
    ? { rejectUnauthorized: false, ...server.tls }
    : server.tls;
  return createTransport({ ...options, ...server, tls });
}
