import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync, statSync, truncateSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { CliError } from "../../cli-error";
import type { DataDirectory } from "./data-directory";
import { killProcessesOf, processesOf, sendSignal } from "./processes";
import { serverEnvironment, serverSettings } from "./settings";

export type Server = { process: ChildProcess; cluster: string; log: string };
export type StartOptions = { home: string; cluster: string; dataDirectory: DataDirectory; port: number };

export function spawnServer({ home, cluster, dataDirectory, port }: StartOptions): Server {
  const log = path.join(dataDirectory.parent, "postgres.log");
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) > 5_000_000) truncateSync(log);
  const output = openSync(log, "a", 0o600);
  const child = spawn(path.join(home, "bin/postgres"), ["-D", cluster, ...serverSettings(cluster, port)], {
    cwd: dataDirectory.files,
    stdio: ["ignore", output, output],
    env: serverEnvironment,
    ...dataDirectory.account,
  });
  closeSync(output);
  return { process: child, cluster, log };
}

/** Waits through a long recovery too; rejects when the server exits. */
export async function waitUntilReady({ process: child, cluster, log }: Server): Promise<void> {
  while (!isReady(cluster, child.pid)) {
    if (hasEnded(child)) throw new CliError(`The embedded database did not start: ${lastLogError(log)}`);
    await delay(10);
  }
}

/** Stops the server in order, so that the next start needs no recovery; one that does not stop is killed, which loses no data. */
export async function stopServer({ process: child, cluster }: Server): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, "exit");
  child.kill("SIGINT");
  const killTimer = setTimeout(() => child.kill("SIGQUIT"), 4000);
  await ended;
  clearTimeout(killTimer);
  killProcessesOf(cluster);
}

/** Stops the server of a supervisor that was killed. */
export async function stopOrphans(cluster: string): Promise<void> {
  const deadline = Date.now() + 4000;
  const pid = pidFileEntry(cluster).pid;
  if (processesOf(cluster).includes(pid)) sendSignal(pid, "SIGINT");
  while (processesOf(cluster).includes(pid) && Date.now() < deadline) await delay(20);
  killProcessesOf(cluster);
  while (processesOf(cluster).length > 0) await delay(20);
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

function isReady(cluster: string, pid: number | undefined): boolean {
  const entry = pidFileEntry(cluster);
  return entry.pid === pid && entry.state === "ready";
}

/** The pid is on the first line of the pid file, the state on the eighth. */
function pidFileEntry(cluster: string): { pid: number; state: string } {
  try {
    const lines = readFileSync(path.join(cluster, "postmaster.pid"), "utf8").split("\n");
    return { pid: Number(lines[0]), state: (lines[7] ?? "").trim() };
  } catch {
    return { pid: Number.NaN, state: "" };
  }
}

/** Errors for connections that the server rejects until it is ready. */
const forClients = /FATAL: {2}(?:the database system is|terminating connection)/;

export function lastLogError(log: string): string {
  const lines = readFileSync(log, "utf8").trim().split("\n");
  return (
    lines.findLast((line) => /PANIC|FATAL|ERROR/.test(line) && !forClients.test(line)) ??
    lines.at(-1) ??
    "it logged nothing."
  );
}
