import { logErrors } from "./log-errors";

/** Runs for one row after the other. An error is logged and the row left for the next run; the other rows do not wait for it. */
export async function runForEach<T extends { id: number | string }>(
  rows: readonly T[],
  errorMessage: string,
  run: (row: T) => Promise<unknown>,
): Promise<void> {
  for (const row of rows) await logErrors({ id: row.id }, errorMessage, () => run(row));
}
