import { readFileSync } from "node:fs";

/** Of `/proc/{pid}/stat`: a hundred a second on every Linux. */
const tickMs = 10;

/** Milliseconds that a process and those that it has started have spent in themselves and in the kernel. */
export function cpuOf(pid: number | string): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
  const own = (Number(fields[11]) + Number(fields[12])) * tickMs;
  return children.reduce((sum, child) => sum + cpuOf(child), own);
}
