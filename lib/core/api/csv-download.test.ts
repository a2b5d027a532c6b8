import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import type { Locale } from "@/lib/core/i18n/locales";
import { csvDownload, mapRows } from "./csv-download";

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

test("reads the next part before it makes the rows of the last", async () => {
  const order: string[] = [];
  const { body } = csvDownload("liste", "en", ["a"], async (before = 0) => {
    order.push(`read ${before}`);
    const toRow = (value: number) => [order.push(`row ${value}`)];
    return { rows: mapRows([before], toRow), next: before < 2 ? before + 1 : null };
  });
  await buffer(body as Readable);
  expect(order).toEqual(["read 0", "read 1", "row 0", "read 2", "row 1", "row 2"]);
});

test("an error of a part ends the download, and none remains when the reader leaves", async () => {
  const readPart = async (before = 0) => {
    if (before === 1) throw new Error("unavailable");
    return { rows: [["é"]], next: 1 };
  };
  await expect(buffer(csvDownload("liste", "en", ["a"], readPart).body as Readable)).rejects.toThrow(
    "unavailable",
  );
  const body = csvDownload("liste", "en", ["a"], readPart).body as Readable;
  for await (const chunk of body) if (String(chunk).includes("é")) break;
  expect(body.destroyed).toBe(true);
});
