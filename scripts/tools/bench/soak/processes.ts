import { readdirSync, readFileSync } from "node:fs";

/** The processes of one part of the application together; `memory` in MB. */
export type Usage = { memory: number; descriptors: number; pids: number[] };

const parts = {
  application: /scripts\/server\/main\.ts/,
  worker: /scripts\/server\/worker\.ts/,
  realtime: /realtime\/server\/main\.ts/,
  database: /^postgres: |\/bin\/postgres |services\/postgres-supervisor\.ts/,
  supervisor: /scripts\/start\.ts/,
} as const;
export type Part = keyof typeof parts;
export const partNames = Object.keys(parts) as Part[];

/**
 * What the processes below `pid` hold. A backend of PostgreSQL counts with its own memory: the shared buffers that it
 * has touched so far are not its own.
 */
export function usageBelow(pid: number): Record<Part, Usage> {
  const usage = Object.fromEntries(
    partNames.map((part): [Part, Usage] => [part, { memory: 0, descriptors: 0, pids: [] }]),
  ) as Record<Part, Usage>;
  for (const each of [pid, ...descendants(pid)]) {
    try {
      const command = readFileSync(`/proc/${each}/cmdline`, "utf8").replaceAll("\0", " ");
      const part = partNames.find((name) => parts[name].test(command));
      if (!part) continue;
      usage[part].pids.push(each);
      usage[part].memory += residentKilobytes(each, part === "database") / 1024;
      usage[part].descriptors += readdirSync(`/proc/${each}/fd`).length;
    } catch {
      // It ended in this moment.
    }
  }
  return usage;
}

function residentKilobytes(pid: number, withoutShared: boolean): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(status)?.[1] ?? 0);
  return field("VmRSS") - (withoutShared ? field("RssShmem") : 0);
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
