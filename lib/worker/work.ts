import { setTimeout as pause } from "node:timers/promises";
import { log } from "@/lib/log";
import { emptyOutbox } from "@/lib/mails/empty-outbox";
import { doDuty, dueDuties } from "./do-duty";
import { type Duty, duties as houseDuties } from "./duties";
import { passOn } from "./pass-on";

const betweenLooks = 1000;

/** Sends, passes on and does what is due until the signal says stop; resolves when what was under way is done. */
export async function work(signal: AbortSignal, duties: readonly Duty[] = houseDuties): Promise<void> {
  passOn(signal).catch((error) => log.error({ err: error }, "the worker cannot pass on what happens"));
  await Promise.all([again(signal, () => emptyOutbox(signal)), again(signal, () => doDue(signal, duties))]);
}

async function again(signal: AbortSignal, what: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await what().catch((error) => log.warn({ err: error }, "the worker was held up"));
    await pause(betweenLooks, undefined, { signal }).catch(() => {});
  }
}

async function doDue(signal: AbortSignal, duties: readonly Duty[]): Promise<void> {
  const due = await dueDuties(duties);
  for (const duty of duties) if (!signal.aborted && due.has(duty.name)) await doDuty(duty);
}
