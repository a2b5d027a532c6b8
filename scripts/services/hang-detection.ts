import type { ChildProcess } from "node:child_process";

const checkMs = 5000;
const maxMissed = 4;

/**
 * Kills a child that has sent no "alive" in 20 seconds: it is stopped, or its event loop is blocked. Missed beats are
 * counted, rather than time, because after a suspension of the machine much time has passed for everybody.
 */
export function killWhenHung(child: ChildProcess, onHung: () => void): void {
  let missed = 0;
  child.on("message", (message) => {
    if (message === "alive") missed = 0;
  });
  const timer = setInterval(() => {
    missed++;
    if (missed < maxMissed) return;
    clearInterval(timer);
    onHung();
    child.kill("SIGKILL");
  }, checkMs);
  timer.unref();
  child.once("exit", () => clearInterval(timer));
}
