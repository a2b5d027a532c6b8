import { Readable } from "node:stream";
import type { Locale } from "@/lib/core/i18n/locales";
import { byteOrderMark, toCsvLine } from "@/lib/core/text/csv";
import { type Download, downloadName } from "./download";

type Cell = string | number | null;
type Part = { rows: Cell[][]; next: number | null };

/** Downloads a table that is read in pages, each from the `next` of the previous one: the whole may not fit into memory. */
export function csvDownload(
  name: string,
  locale: Locale,
  head: string[],
  readPart: (before: number | undefined) => Promise<Part>,
): Download {
  async function* lines() {
    yield byteOrderMark + toCsvLine(head, locale);
    let before: number | undefined;
    do {
      const { rows, next } = await readPart(before);
      yield rows.map((row) => toCsvLine(row, locale)).join("");
      before = next ?? undefined;
    } while (before !== undefined);
  }
  const body = Readable.from(lines(), { objectMode: false });
  return { type: "text/csv; charset=utf-8", name: downloadName(name, "csv"), body };
}
