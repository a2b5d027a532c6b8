import { log } from "@/lib/core/log";

/** In their order. One that fails is logged and left for the next run, and the others do not wait for it. */
export async function runForEach<T extends { id: number | string }>(
  rows: readonly T[],
  errorMessage: string,
  run: (row: T) => Promise<unknown>,
): Promise<void> {
  for (const row of rows) {
    try {
      await run(row);
    } catch (error) {
      log.error({ err: error, id: row.id }, errorMessage);
    }
  }
}
