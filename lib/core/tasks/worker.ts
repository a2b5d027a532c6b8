import { setTimeout as pause } from "node:timers/promises";
import { deliverOutbox } from "@/lib/core/email/deliver-outbox";
import { log } from "@/lib/core/log";
import { relayNotifications } from "./relay-notifications";
import { dueTasks, runTask, type ScheduledTask } from "./run-task";

const pollMs = 1000;

export async function runWorker(signal: AbortSignal, tasks: readonly ScheduledTask[]): Promise<void> {
  relayNotifications(signal).catch((error) =>
    log.error({ err: error }, "the worker cannot pass on what happens"),
  );
  await Promise.all([
    repeat(signal, () => deliverOutbox(signal)),
    repeat(signal, () => runDueTasks(signal, tasks)),
  ]);
}

async function repeat(signal: AbortSignal, what: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await what().catch((error) => log.warn({ err: error }, "the worker was held up"));
    await pause(pollMs, undefined, { signal }).catch(() => {});
  }
}

async function runDueTasks(signal: AbortSignal, duties: readonly ScheduledTask[]): Promise<void> {
  const due = await dueTasks(duties);
  for (const duty of duties) if (!signal.aborted && due.has(duty.name)) await runTask(duty);
}
