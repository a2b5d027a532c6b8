import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import postgres, { type Sql } from "postgres";
import { SMTPServer } from "smtp-server";
import { vi } from "vitest";
import { migrateDatabase } from "@/scripts/app/migrate";
import { workerConnections } from "@/scripts/app/start-app";
import { compiledFile, root } from "@/scripts/services/supervised-process";
import { emptyDatabase } from "@/scripts/test/database-template";
import { databaseUrl } from "./environment";
import { randomKey } from "./random-key";
import { noRealtimeEnv } from "./realtime-env";

/** Creates a database on the application's server, without a worker. */
export async function createDatabase(): Promise<{ url: string; sql: Sql; drop: () => Promise<void> }> {
  const name = `preau_worker_${randomKey()}`;
  const options = { idle_timeout: 1, onnotice: () => {} };
  const all = postgres(databaseUrl, { max: 1, ...options });
  const [empty] = await all`select datname from pg_database where datname = ${emptyDatabase}`;
  await all.unsafe(`create database ${name} ${empty ? `template ${emptyDatabase}` : ""}`);
  const url = new URL(`/${name}`, databaseUrl).href;
  await migrateDatabase(url);
  const sql = postgres(url, { max: 2, ...options });
  const drop = async () => {
    await sql.end();
    // Retries because an autovacuum may run in the database, and only the server's owner may terminate it.
    const forced = () => all.unsafe(`drop database ${name} with (force)`);
    await vi.waitFor(forced, { timeout: 20_000, interval: 250 });
    await all.end();
  };
  return { url, sql, drop };
}

/** An environment with a database but without realtime and files: a worker would delete those of the other database. */
export function isolatedEnv(url: string): NodeJS.Dict<string> {
  const { PATH, HOME } = process.env;
  const rest = { AUTH_SECRET: "-".repeat(32), APP_URL: "https://school.example", LOG_LEVEL: "silent" };
  const DATA_DIR = path.join(os.tmpdir(), `preau-lonely-${randomUUID()}`);
  const database = { DATABASE_URL: url, DATABASE_CONNECTIONS: workerConnections };
  return { PATH, HOME, NODE_ENV: "test", DATA_DIR, ...database, ...noRealtimeEnv, ...rest };
}

type WorkerProcess = { end: (signal: NodeJS.Signals) => Promise<void> };
const running = new Set<ChildProcess>();

/** Kills the workers that a failed test has left running. */
export function killWorkers(): void {
  for (const child of running) child.kill("SIGKILL");
}

/** Starts the application's worker from the build, in a separate process. */
export function startWorker(url: string, extraEnv: NodeJS.Dict<string>): WorkerProcess {
  const env = { ...isolatedEnv(url), ...extraEnv } as NodeJS.ProcessEnv;
  const child = spawn(process.execPath, [compiledFile("scripts/server/worker.ts")], { cwd: root, env });
  running.add(child);
  const exited = once(child, "exit").then(() => running.delete(child));
  child.stderr.on("data", (chunk) => process.stderr.write(chunk));
  return {
    end: async (signal) => {
      child.kill(signal);
      await exited;
    },
  };
}

/** An email as the server received it; `id` is the row's id, the first part of the Message-ID. */
type ReceivedEmail = { id: string; to: string; raw: string };
type SmtpError = { responseCode: number };
type SmtpBehavior = { delayMs?: () => number; reject?: (to: string) => SmtpError | null };

/** A real SMTP server on loopback that stores the emails it acknowledges. */
export async function startSmtpServer({ delayMs = () => 0, reject = () => null }: SmtpBehavior = {}) {
  const received: ReceivedEmail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo: ({ address }, _session, done) => {
      const error = reject(address);
      done(error && Object.assign(new Error("no"), error));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk) => chunks.push(chunk));
      stream.on("end", () =>
        setTimeout(() => {
          const raw = Buffer.concat(chunks).toString("utf8");
          const id = /^Message-ID: <([\w-]+)@/im.exec(raw)?.[1] ?? "";
          received.push({ id, to: session.envelope.rcptTo[0]?.address ?? "", raw });
          done();
        }, delayMs()),
      );
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
