import { setTimeout as delay } from "node:timers/promises";
import { deliverOutbox } from "@/lib/core/email/deliver-outbox";
import { log } from "@/lib/core/log";
import { relayNotifications } from "./relay-notifications";
import { listDueTasks, runTask, type ScheduledTask } from "./run-task";

const pollMs = 1000;
/** A due task waits this part of its interval at most, where its list is idle. */
const maxLateness = 1 / 8;

/** The tasks of a list run one after the other; the lists do not wait for each other. */
export async function runWorker(
  signal: AbortSignal,
  lists: readonly (readonly ScheduledTask[])[],
): Promise<void> {
  relayNotifications(signal).catch((error) =>
    log.error({ err: error }, "the worker cannot relay notifications"),
  );
  await Promise.all([
    repeat(signal, pollMs, () => deliverOutbox(signal)),
    ...lists.map((tasks) => repeat(signal, pollMsOf(tasks), () => runDueTasks(signal, tasks))),
  ]);
}

function pollMsOf(tasks: readonly ScheduledTask[]): number {
  const shortest = Math.min(...tasks.map(({ everySeconds }) => everySeconds));
  return Math.min(pollMs, shortest * 1000 * maxLateness);
}

async function repeat(signal: AbortSignal, everyMs: number, run: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await run().catch((error) => log.warn({ err: error }, "a poll of the worker failed"));
    await delay(everyMs, undefined, { signal }).catch(() => {});
  }
}

async function runDueTasks(signal: AbortSignal, tasks: readonly ScheduledTask[]): Promise<void> {
  const due = await listDueTasks(tasks);
  for (const task of tasks) if (!signal.aborted && due.has(task.name)) await runTask(task);
}
