import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { env } from "@/lib/core/env";
import { killWhenHung } from "../services/hang-detection";
import { watchParent } from "../services/supervised-process";

/** `WEB_CONCURRENCY` application processes on one port: this one accepts the connections and hands them round. */
cluster.setupPrimary({
  exec: String(process.argv[1]).replace(/cluster(?=\.\w+$)/, "main"),
  execArgv: ["--import", watchParent, ...process.execArgv],
});

let isEnding = false;
let restarts = 0;

function fork(): Worker {
  const worker = cluster.fork();
  killWhenHung(worker.process, () => console.error("An application process does not respond; killing it."));
  worker.on("error", () => {});
  return worker;
}

/** Resolves with the worker's first message but for its pulse. */
async function startupMessage(worker: Worker): Promise<{ ready: true } | { failed: string }> {
  return new Promise((resolve) => {
    worker.on("message", (message) => message !== "alive" && resolve(message));
    worker.once("exit", (code, signal) => resolve({ failed: `It ended at its start (${signal ?? code}).` }));
  });
}

async function restart(code: number | null, signal: string | null): Promise<void> {
  if (isEnding) return;
  console.error(`An application process ended (${signal ?? code}); starting it again.`);
  await pause(Math.min(100 * 2 ** restarts++, 5000));
  if (isEnding) return;
  const worker = fork();
  worker.once("exit", restart);
  if ("ready" in (await startupMessage(worker))) restarts = 0;
}

async function end(): Promise<void> {
  isEnding = true;
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  // Not `disconnect`, which waits for open connections: the process drains them.
  const exits = workers.map((worker) => once(worker, "exit"));
  for (const worker of workers) worker.process.kill("SIGTERM");
  await Promise.all(exits);
  process.exit(0);
}
process.once("disconnect", end);
process.once("SIGTERM", end);

const workers = Array.from({ length: env().WEB_CONCURRENCY }, fork);
const messages = await Promise.all(workers.map(startupMessage));
const failure = messages.find((message) => "failed" in message);
if (failure) process.send?.(failure, () => process.exit(1));
else {
  for (const worker of workers) worker.once("exit", restart);
  process.send?.({ ready: true });
}
