import type { IncomingMessage, ServerResponse } from "node:http";
import { connection } from "@/db/client";
import { replicaState } from "@/db/replica";
import { isEqualInConstantTime } from "@/lib/core/crypto/constant-time";
import { requestContexts } from "./prepare-request";
import type { RequestHandler } from "./request-handler";
import { requestPath } from "./request-path";

type Client = typeof import("prom-client");

/** Measures requests, and serves `GET /metrics` to clients that send the token (docs/operations.md#metrics). */
export async function withMetrics(
  handle: RequestHandler,
  token: string,
  sockets: () => number,
): Promise<RequestHandler> {
  // The module takes 12 MB, which a process without a token does not load.
  const client = await import("prom-client");
  client.collectDefaultMetrics();
  const durations = new client.Histogram({
    name: "http_request_duration_seconds",
    help: "Time from the request's headers to the last byte of its response.",
    labelNames: ["endpoint", "method", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  });
  observeServices(client, sockets);
  return async (request, response) => {
    if (requestPath(request) === "/metrics" && hasToken(request, token))
      return sendMetrics(client, request, response);
    const observe = durations.startTimer();
    response.once("close", () => {
      const endpoint = requestContexts.get(response)?.endpoint ?? kindOf(requestPath(request));
      observe({ endpoint, method: request.method, status: response.statusCode });
    });
    return handle(request, response);
  };
}

/** Paths without a declared endpoint share one label, because their number is unlimited. */
function kindOf(path: string): string {
  if (path.startsWith("/_next/")) return "asset";
  if (path.startsWith("/storage/")) return "file";
  return path.startsWith("/api/") ? "unknown" : "page";
}

function hasToken({ headers }: IncomingMessage, token: string): boolean {
  return isEqualInConstantTime(headers.authorization ?? "", `Bearer ${token}`);
}

async function sendMetrics(
  { register }: Client,
  { method }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (method !== "GET" && method !== "HEAD")
    return void response.writeHead(405, { allow: "GET, HEAD" }).end();
  response.setHeader("cache-control", "no-store");
  response.setHeader("content-type", register.contentType);
  response.end(await register.metrics());
}

function observeServices({ Gauge }: Client, sockets: () => number): void {
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name: `preau_${name}`,
      help,
      async collect() {
        this.set(await read());
      },
    });
  gauge("websockets", "Open connections that this process forwards to the realtime server.", sockets);
  const database = shareWhilePending(() => readDatabase().catch(() => null));
  const readFigure = (key: keyof DatabaseFigures) => async () => (await database())?.[key] ?? Number.NaN;
  gauge("database_up", "1 when the database responded.", async () => ((await database()) ? 1 : 0));
  gauge("database_connections", "Connections of all processes to the database.", readFigure("open"));
  gauge(
    "database_connections_busy",
    "Connections of all processes that run a statement or are in a transaction.",
    readFigure("busy"),
  );
  const replica = replicaState();
  if (replica) {
    gauge("replica_up", "1 while the replica is read.", () => (replica.isUsable ? 1 : 0));
    gauge(
      "replica_lag_seconds",
      "Time by which the replica is behind the database.",
      () => replica.lagMs / 1000,
    );
  }
  gauge(
    "emails_due",
    "Emails that are due, or were not accepted and are sent again later.",
    readFigure("due"),
  );
  gauge("emails_wait_seconds", "Time for which the oldest of these emails has waited.", readFigure("wait"));
}

/** The gauges of a scrape share one query. */
function shareWhilePending<T>(read: () => Promise<T>): () => Promise<T> {
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
      (select count(*)::int as due, coalesce(extract(epoch from now() -
          min(case when attempts = 0 then due_at else created_at end)), 0)::float as wait
        from emails where status = 'pending' and (due_at <= now() or attempts > 0)) e,
      (select count(*)::int as open, (count(*) filter (where state <> 'idle'))::int as busy
        from pg_stat_activity where datname = current_database() and application_name = 'preau') c`;
  return row;
}
