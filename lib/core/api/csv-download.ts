import { Readable } from "node:stream";
import type { Locale } from "@/lib/core/i18n/locales";
import { byteOrderMark, toCsvLine } from "@/lib/core/text/csv";
import { type Download, downloadName } from "./download";

type Cell = string | number | null;
type Part = { rows: Iterable<Cell[]>; next: number | null };

/**
 * Downloads a table that is read in parts, each from the `next` of the previous one: the whole may not fit into memory.
 * The next part is read while `rows` are made (`mapRows`) and sent.
 */
export function csvDownload(
  name: string,
  locale: Locale,
  head: string[],
  readPart: (before: number | undefined) => Promise<Part>,
): Download {
  async function* lines() {
    yield byteOrderMark + toCsvLine(head, locale);
    let part: Promise<Part> | undefined = readPart(undefined);
    while (part) {
      const { rows, next }: Part = await part;
      part = next === null ? undefined : readPart(next);
      // A download that is cancelled meanwhile does not wait for the part.
      part?.catch(() => {});
      yield Array.from(rows, (row) => toCsvLine(row, locale)).join("");
    }
  }
  const body = Readable.from(lines(), { objectMode: false });
  return { type: "text/csv; charset=utf-8", name: downloadName(name, "csv"), body };
}

/** Makes rows when they are read. */
export function* mapRows<T>(data: T[], toRow: (item: T) => Cell[]): Iterable<Cell[]> {
  for (const item of data) yield toRow(item);
}
