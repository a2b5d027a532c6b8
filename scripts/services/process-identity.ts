import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const isLinux = existsSync("/proc/self/stat");

/** The pid with the start time of the process, which is never reused. Null when there is no such process. */
export function processIdentity(pid: number): string | null {
  const started = isLinux ? startTimeFromProc(pid) : startTimeFromPs(pid);
  return started && `${pid}.${started}`;
}

function startTimeFromProc(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The command name may contain spaces and parentheses.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (fields[0] === "Z" || fields[0] === "X") return null;
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").slice(0, 8);
    return `${fields[19]}.${boot}`;
  } catch {
    return null;
  }
}

function startTimeFromPs(pid: number): string | null {
  try {
    const started = execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" });
    return started.trim().replace(/\W+/g, "-") || null;
  } catch {
    return null;
  }
}
