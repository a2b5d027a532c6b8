const rowsAtOnce = 1000;

/** Divides rows into as many as one statement writes within the time limit of statements. */
export function inChunks<T>(rows: readonly T[]): T[][] {
  const count = Math.ceil(rows.length / rowsAtOnce);
  return Array.from({ length: count }, (_, index) =>
    rows.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
  );
}
