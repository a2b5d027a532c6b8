const rowsAtOnce = 1000;

/** Divides rows into as many as one statement writes, so that the progress can be shown. */
export function inChunks<T>(rows: readonly T[]): T[][] {
  const count = Math.ceil(rows.length / rowsAtOnce);
  return Array.from({ length: count }, (_, index) =>
    rows.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
  );
}
