const separators = [";", ",", "\t"];

/** Detects the separator of a table by the line of its column names. */
export function findSeparator(line: string): string {
  const count = (separator: string) => splitLine(line, separator)?.length ?? 0;
  return separators.reduce((best, separator) => (count(separator) > count(best) ? separator : best));
}

/** Splits a line into its cells (RFC 4180, but without line breaks in a cell); null when a quote is not closed. */
export function splitLine(line: string, separator: string): string[] | null {
  const cells: string[] = [];
  for (let index = 0; index <= line.length; index++) {
    if (line[index] === '"') {
      const [cell, end] = readQuoted(line, index + 1);
      if (cell === null || (end < line.length && line[end] !== separator)) return null;
      cells.push(cell);
      index = end;
    } else {
      const end = line.indexOf(separator, index);
      cells.push(line.slice(index, end === -1 ? undefined : end).trim());
      index = end === -1 ? line.length : end;
    }
  }
  return cells;
}

/** Reads from after the opening quote; also returns where the closing one ends. */
function readQuoted(line: string, start: number): [string | null, number] {
  let cell = "";
  for (let index = start; ; ) {
    const quote = line.indexOf('"', index);
    if (quote === -1) return [null, line.length];
    cell += line.slice(index, quote);
    if (line[quote + 1] !== '"') return [cell.trim(), quote + 1];
    cell += '"';
    index = quote + 2;
  }
}
