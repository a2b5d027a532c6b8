const rowsAtOnce = 1000;

/** Divides rows into as many as one statement writes within the time limit of statements. */
export function inChunks<T>(rows: readonly T[]): T[][] {
  const count = Math.ceil(rows.length / rowsAtOnce);
  return Array.from({ length: count }, (_, at) => rows.slice(at * rowsAtOnce, (at + 1) * rowsAtOnce));
}
