const separators = [";", ",", "\t"];

/** Detects the separator of a table by the line of its column names. */
export function findSeparator(line: string): string {
  const count = (separator: string) => splitLine(line, separator)?.length ?? 0;
  return separators.reduce((best, each) => (count(each) > count(best) ? each : best));
}

/** Splits a line into its cells (RFC 4180, but without line breaks in a cell); null when a quote is not closed. */
export function splitLine(line: string, separator: string): string[] | null {
  const cells: string[] = [];
  for (let at = 0; at <= line.length; at++) {
    if (line[at] === '"') {
      const [cell, end] = readQuoted(line, at + 1);
      if (cell === null || (end < line.length && line[end] !== separator)) return null;
      cells.push(cell);
      at = end;
    } else {
      const end = line.indexOf(separator, at);
      cells.push(line.slice(at, end === -1 ? undefined : end).trim());
      at = end === -1 ? line.length : end;
    }
  }
  return cells;
}

/** Reads from after the opening quote; also returns where the closing one ends. */
function readQuoted(line: string, start: number): [string | null, number] {
  let cell = "";
  for (let at = start; ; ) {
    const quote = line.indexOf('"', at);
    if (quote === -1) return [null, line.length];
    cell += line.slice(at, quote);
    if (line[quote + 1] !== '"') return [cell.trim(), quote + 1];
    cell += '"';
    at = quote + 2;
  }
}
