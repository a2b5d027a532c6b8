import { type ChildProcess, spawn } from "node:child_process";
import type { Socket } from "node:net";
import { fileURLToPath } from "node:url";

const script = fileURLToPath(new URL("reap-orphans.sh", import.meta.url));

let reaper: ChildProcess | undefined;

/** When this process ends in whatever way: at once, or after ten seconds in which the child may stop in order. */
export function reapWhenOrphaned(child: ChildProcess, when: "now" | "later"): void {
  if (!child.pid) return;
  reaper ??= startReaper();
  reaper.stdin?.write(when === "now" ? `${child.pid}:now\n` : `${child.pid}\n`);
  child.once("exit", () => reaper?.stdin?.write("\n"));
}

// A shell costs a megabyte; detached, so that killing this process's group does not reach it.
function startReaper(): ChildProcess {
  const child = spawn("/bin/sh", [script], { stdio: ["pipe", "ignore", "ignore"], detached: true });
  child.on("error", () => {});
  child.stdin?.on("error", () => {});
  child.unref();
  (child.stdin as Socket | null)?.unref();
  return child;
}
