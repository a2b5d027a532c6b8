import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import postgres from "postgres";
import { root } from "@/scripts/services/supervised-process";
import { compiledService, servicesOnly } from "./compiled-services";
import { isAlive } from "./is-alive";

/** A process that runs the services of a data folder. */
export type ServicesProcess = {
  process: ChildProcess;
  pid: number;
  output: () => string;
  ended: Promise<number | null>;
};

export function spawnServices(dataDir: string, options: string[] = []): ServicesProcess {
  const child = spawn(process.execPath, [compiledService(servicesOnly), dataDir, ...options], { cwd: root });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (text += chunk));
  const ended = once(child, "exit").then(([code]) => code as number | null);
  return { process: child, pid: child.pid as number, output: () => text, ended };
}

export async function startServicesProcess(
  dataDir: string,
  options: string[] = [],
): Promise<ServicesProcess> {
  const services = spawnServices(dataDir, options);
  while (!services.output().includes("ready")) {
    if (services.process.exitCode !== null) throw new Error(services.output());
    await Promise.race([once(services.process.stdout as NodeJS.ReadableStream, "data"), services.ended]);
  }
  return services;
}

/** The URL of the database that runs on a data directory. */
export function databaseUrl(dataDir: string): string {
  return JSON.parse(readFileSync(path.join(dataDir, "running.json"), "utf8")).databaseUrl;
}

/** Retries until the database responds; throws the last error after `timeoutMs`. */
export async function runQuery(url: string, query: string, timeoutMs = 8000): Promise<postgres.Row[]> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const sql = postgres(url, { max: 1, connect_timeout: 2, fetch_types: false, onnotice: () => {} });
    try {
      return await sql.unsafe(query);
    } catch (error) {
      if (Date.now() > deadline) throw error;
    } finally {
      await sql.end({ timeout: 1 });
    }
  }
}

/** All living descendants of this process. */
export function descendants(pid: number): number[] {
  const below = (parent: number): number[] => childrenOf(parent).flatMap((child) => [child, ...below(child)]);
  return below(pid).filter(isAlive);
}

/** A living descendant of this process that runs a module. */
export function findDescendant(pid: number, module: string): number | undefined {
  return descendants(pid).find((processId) => readProc(`${processId}/cmdline`).includes(module));
}

/** Each thread lists its children: reading the parent of every process on the machine takes ten times as long. */
function childrenOf(pid: number): number[] {
  const threads = valueOr([], () => readdirSync(`/proc/${pid}/task`));
  return threads.flatMap((thread) =>
    readProc(`${pid}/task/${thread}/children`).split(" ").filter(Boolean).map(Number),
  );
}

const readProc = (file: string) => valueOr("", () => readFileSync(`/proc/${file}`, "utf8"));

/** What `read` returns, or the other value when the process has exited. */
function valueOr<T>(other: T, read: () => T): T {
  try {
    return read();
  } catch {
    return other;
  }
}
