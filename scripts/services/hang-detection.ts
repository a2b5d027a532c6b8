import type { ChildProcess } from "node:child_process";

const checkMs = 5000;
const maxMissed = 4;
/** A child sends no beat while it loads its modules on a busy machine. */
const maxMissedAtStart = 24;

/**
 * A child sends "alive" every five seconds. Counts missed beats instead of time, which also passes while the machine is
 * suspended.
 */
export function killWhenHung(child: ChildProcess, onHung: () => void): void {
  let missed = 0;
  let max = maxMissedAtStart;
  child.on("message", (message) => {
    if (message !== "alive") max = maxMissed;
    missed = 0;
  });
  const timer = setInterval(() => {
    missed++;
    if (missed < max) return;
    clearInterval(timer);
    onHung();
    child.kill("SIGKILL");
  }, checkMs);
  timer.unref();
  child.once("exit", () => clearInterval(timer));
}
