import { readdirSync, readFileSync } from "node:fs";

/** The processes of one part of the application; `memory` is their sum in MB. */
export type Usage = { memory: number; descriptors: number; pids: number[] };

const parts = {
  application: /scripts\/server\/(main|cluster)\.|decoder\/child\./,
  worker: /scripts\/server\/worker\./,
  realtime: /realtime\/server\/main\./,
  database: /^postgres: |\/bin\/postgres |services\/postgres-supervisor\./,
  supervisor: /scripts\/start\.|reap-orphans/,
} as const;
export type Part = keyof typeof parts;
export const partNames = Object.keys(parts) as Part[];

/** Memory and descriptors of the processes below `pid`; memory that several processes share is divided among them. */
export function usageBelow(pid: number): Record<Part, Usage> {
  const usage = Object.fromEntries(
    partNames.map((part): [Part, Usage] => [part, { memory: 0, descriptors: 0, pids: [] }]),
  ) as Record<Part, Usage>;
  for (const processId of [pid, ...descendants(pid)]) {
    try {
      const command = readFileSync(`/proc/${processId}/cmdline`, "utf8").replaceAll("\0", " ");
      const part = partNames.find((name) => parts[name].test(command));
      if (!part) continue;
      usage[part].pids.push(processId);
      usage[part].memory += proportionalKilobytes(processId) / 1024;
      usage[part].descriptors += readdirSync(`/proc/${processId}/fd`).length;
    } catch {
      // The process has exited meanwhile.
    }
  }
  return usage;
}

function proportionalKilobytes(pid: number): number {
  return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0);
}

function descendants(pid: number): number[] {
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => parentOf(name) === pid)
    .map(Number);
  return children.flatMap((child) => [child, ...descendants(child)]);
}

function parentOf(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
  } catch {
    return 0;
  }
}
