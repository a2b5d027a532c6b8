import { logErrors } from "./log-errors";

/** In their order. One that fails is logged and left for the next run, and the others do not wait for it. */
export async function runForEach<T extends { id: number | string }>(
  rows: readonly T[],
  errorMessage: string,
  run: (row: T) => Promise<unknown>,
): Promise<void> {
  for (const row of rows) await logErrors({ id: row.id }, errorMessage, () => run(row));
}
