import type { ChildProcess } from "node:child_process";

const checkMs = 5000;
const maxMissed = 4;
/** While a child loads its modules on a busy machine, its event loop sends no beat. */
const maxMissedAtStart = 24;

/**
 * A child sends "alive" every five seconds. Missed beats are counted, not time: after the machine was suspended, much
 * time has passed for all.
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
