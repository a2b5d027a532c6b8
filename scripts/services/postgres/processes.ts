import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";

export function clusterName(cluster: string): string {
  return `preau-${createHash("sha256").update(cluster).digest("hex").slice(0, 16)}`;
}

export function processesOf(cluster: string): number[] {
  const name = clusterName(cluster);
  const server = `cluster_name=${name}`;
  const worker = `postgres: ${name}: `;
  return commandLines().flatMap(([pid, line]) =>
    line.includes(server) || line.startsWith(worker) ? [pid] : [],
  );
}

/** Kills processes that hold the shared memory that the next server needs. */
export function killProcessesOf(cluster: string): void {
  for (const pid of processesOf(cluster)) sendSignal(pid, "SIGKILL");
}

export function sendSignal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {}
}

function commandLines(): [number, string][] {
  return existsSync("/proc/self/cmdline") ? commandLinesFromProc() : commandLinesFromPs();
}

function commandLinesFromProc(): [number, string][] {
  const pids = readdirSync("/proc").filter((entry) => /^\d+$/.test(entry));
  return pids.map((pid) => [Number(pid), commandLine(pid)]);
}

function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    return "";
  }
}

function commandLinesFromPs(): [number, string][] {
  const lines = execFileSync("ps", ["-axo", "pid=,command="], { encoding: "utf8" }).trim().split("\n");
  return lines.map((line) => {
    const [, pid, command] = line.match(/^\s*(\d+)\s+(.*)$/) as RegExpMatchArray;
    return [Number(pid), command as string];
  });
}
