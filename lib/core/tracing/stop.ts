import { setTimeout as delay } from "node:timers/promises";

const timeoutMs = 2000;

// Stored on globalThis, because the framework's bundle starts what the server stops.
const shared = globalThis as typeof globalThis & { preauStopTracing?: () => Promise<void> };

export function onStopTracing(stop: () => Promise<void>): void {
  shared.preauStopTracing = stop;
}

/** Exports the pending spans. */
export async function stopTracing(): Promise<void> {
  const stopped = shared.preauStopTracing?.().catch(() => {});
  if (stopped) await Promise.race([stopped, delay(timeoutMs, undefined, { ref: false })]);
}
