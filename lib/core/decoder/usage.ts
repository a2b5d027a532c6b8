import { readFileSync } from "node:fs";

export type Usage = { cpu: number; memory: number };

// USER_HZ is 100 on every architecture that Node runs on.
const tickMs = 10;

/** Includes all threads. Returns null without /proc and after the end of the process. */
export function processUsage(pid: number): Usage | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return { cpu: (Number(fields[11]) + Number(fields[12])) * tickMs, memory: Number(kilobytes ?? 0) * 1024 };
  } catch {
    return null;
  }
}
