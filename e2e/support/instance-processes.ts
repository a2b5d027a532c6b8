import { readdirSync, readFileSync } from "node:fs";
import { origin } from "./environment";

/**
 * The processes of the application under test, by script. Decoders are left out, and so are realtime servers, which may
 * be another test's.
 */
export function instanceProcesses(): Record<string, number> {
  const port = `PORT=${new URL(origin).port}`;
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return Object.fromEntries(
    pids.flatMap((pid) => {
      const script = /\bscripts\/[\w/-]+(?=\.(ts|mjs)\0?$)/.exec(read(pid, "cmdline"))?.[0];
      return script && read(pid, "environ").split("\0").includes(port) ? [[script, Number(pid)]] : [];
    }),
  );
}

function read(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
