import { setTimeout as delay } from "node:timers/promises";
import { deliverOutbox } from "@/lib/core/email/deliver-outbox";
import { log } from "@/lib/core/log";
import { logErrors } from "./log-errors";
import { relayNotifications } from "./relay-notifications";
import { listDueTasks, runTask, type ScheduledTask } from "./run-task";

const pollMs = 1000;

/** The tasks of a list run one after the other; the lists do not wait for each other. */
export async function runWorker(
  signal: AbortSignal,
  lists: readonly (readonly ScheduledTask[])[],
): Promise<void> {
  relayNotifications(signal).catch((error) =>
    log.error({ err: error }, "the worker cannot relay notifications"),
  );
  await Promise.all([
    repeat(signal, "deliver-outbox", async () => {
      await deliverOutbox(signal);
      return pollMs;
    }),
    ...lists.map((tasks) => repeat(signal, tasks[0]?.name, () => runDueTasks(signal, tasks))),
  ]);
}

/** `run` returns when to run again, in milliseconds; `pollMs` at most. */
async function repeat(
  signal: AbortSignal,
  name: string | undefined,
  run: () => Promise<number>,
): Promise<void> {
  while (!signal.aborted) {
    let waitMs = pollMs;
    await logErrors({ list: name }, "a poll of the worker failed", async () => {
      waitMs = await run();
    });
    await delay(Math.min(pollMs, Math.ceil(waitMs)), undefined, { signal }).catch(() => {});
  }
}

async function runDueTasks(signal: AbortSignal, tasks: readonly ScheduledTask[]): Promise<number> {
  const { due, nextInMs } = await listDueTasks(tasks);
  for (const task of tasks) if (!signal.aborted && due.has(task.name)) await runTask(task);
  return nextInMs;
}
