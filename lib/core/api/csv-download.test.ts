import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import type { Locale } from "@/lib/core/i18n/locales";
import { csvDownload } from "./csv-download";

async function download(locale: Locale): Promise<string> {
  const { body } = csvDownload("liste", locale, ["a", "b"], async (before) =>
    before === undefined ? { rows: [["é", 1]], next: 1 } : { rows: [[null, "c"]], next: null },
  );
  return (await buffer(body as Readable)).toString();
}

test("a CSV has a byte order mark, every part, and the separator of its language", async () => {
  expect(await download("fr")).toBe('\uFEFF"a";"b"\r\n"é";"1"\r\n"";"c"\r\n');
  expect(await download("en")).toBe('\uFEFF"a","b"\r\n"é","1"\r\n"","c"\r\n');
});
