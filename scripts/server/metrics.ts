import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { collectDefaultMetrics, Gauge, Histogram, register } from "prom-client";
import { connection } from "@/db/client";
import { contextOf } from "./prepare-request";
import { requestPath } from "./request-path";

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Measures requests, and answers `GET /metrics` to whoever sends the token (docs/operations.md#metrics). */
export function withMetrics(handle: Handler, token: string, sockets: () => number): Handler {
  collectDefaultMetrics();
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "From the request's headers to the last byte of its response.",
    labelNames: ["endpoint", "method", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  });
  observeServices(sockets);
  return async (request, response) => {
    if (requestPath(request) === "/metrics" && hasToken(request, token)) return sendMetrics(response);
    const observe = durations.startTimer();
    response.once("close", () => {
      const endpoint = contextOf.get(response)?.endpoint ?? kindOf(requestPath(request));
      observe({ endpoint, method: request.method, status: response.statusCode });
    });
    return handle(request, response);
  };
}

/** What has no declared endpoint is counted together: addresses are without number. */
function kindOf(path: string): string {
  if (path.startsWith("/_next/")) return "asset";
  if (path.startsWith("/storage/")) return "file";
  return path.startsWith("/api/") ? "unknown" : "page";
}

function hasToken({ headers }: IncomingMessage, token: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(headers.authorization ?? ""), digest(`Bearer ${token}`));
}

async function sendMetrics(response: ServerResponse): Promise<void> {
  response.setHeader("cache-control", "no-store");
  response.setHeader("content-type", register.contentType);
  response.end(await register.metrics());
}

function observeServices(sockets: () => number): void {
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name: `preau_${name}`,
      help,
      async collect() {
        this.set(await read());
      },
    });
  gauge("websockets", "Open connections that this process forwards to the realtime server.", sockets);
  const database = onceAtATime(() => readDatabase().catch(() => null));
  const of = (key: keyof DatabaseFigures) => async () => (await database())?.[key] ?? Number.NaN;
  gauge("database_up", "1 when the database answered.", async () => ((await database()) ? 1 : 0));
  gauge("database_connections", "Of all processes, open.", of("open"));
  gauge("database_connections_busy", "Of these, in a transaction.", of("busy"));
  gauge("emails_due", "Emails that should have been sent.", of("due"));
  gauge("emails_wait_seconds", "Of the oldest email that is due.", of("wait"));
}

/** The gauges of a scrape share one query. */
function onceAtATime<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
}

type DatabaseFigures = { due: number; wait: number; open: number; busy: number };

async function readDatabase(): Promise<DatabaseFigures | undefined> {
  const [row] = await connection().sql<DatabaseFigures[]>`
    select due, wait, open, busy from
      (select count(*)::int as due, coalesce(extract(epoch from now() - min(due_at)), 0)::float as wait
        from emails where status = 'pending' and due_at <= now()) e,
      (select count(*)::int as open, (count(*) filter (where state <> 'idle'))::int as busy
        from pg_stat_activity where datname = current_database() and application_name = 'preau') c`;
  return row;
}
