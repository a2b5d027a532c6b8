import { type ChildProcess, spawn } from "node:child_process";
import type { Socket } from "node:net";
import { fileURLToPath } from "node:url";

const script = fileURLToPath(new URL("reap-orphans.sh", import.meta.url));

let reaper: ChildProcess | undefined;

/**
 * Ends the child whenever this process ends, in any way: at once, or after ten seconds in which the child can stop
 * gracefully.
 */
export function reapWhenOrphaned(child: ChildProcess, when: "now" | "later"): void {
  if (!child.pid) return;
  reaper ??= startReaper();
  reaper.stdin?.write(when === "now" ? `${child.pid}:now\n` : `${child.pid}\n`);
  child.once("exit", () => reaper?.stdin?.write("\n"));
}

// A shell takes one megabyte. It is detached, so that killing this process's group does not kill it.
function startReaper(): ChildProcess {
  const child = spawn("/bin/sh", [script], { stdio: ["pipe", "ignore", "ignore"], detached: true });
  child.on("error", () => {});
  child.stdin?.on("error", () => {});
  child.unref();
  (child.stdin as Socket | null)?.unref();
  return child;
}
