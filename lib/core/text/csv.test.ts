import { expect, test } from "vitest";
import { toCsvCell, toCsvLine } from "./csv";

test.each([
  ["Anna", '"Anna"'],
  ['dite "Nana"', '"dite ""Nana"""'],
  ["=HYPERLINK(1)", '"\'=HYPERLINK(1)"'],
  ["+33 6", '"\'+33 6"'],
  ["-1", '"\'-1"'],
  ["@cmd", '"\'@cmd"'],
  ["\t=1", '"\'\t=1"'],
  ["  =1", '"\'  =1"'],
  ["\r=1", '"\'\r=1"'],
  ["\n=1", '"\'\n=1"'],
  ["\u200b=1", '"\'\u200b=1"'],
  ["\u00a0=1", '"\'\u00a0=1"'],
  ["＝HYPERLINK(1)", '"\'＝HYPERLINK(1)"'],
  ["＋33 6", '"\'＋33 6"'],
  ["－1", '"\'－1"'],
  ["\u3000＠cmd", '"\'\u3000＠cmd"'],
  ["Ａnna", '"Ａnna"'],
  ["a=1", '"a=1"'],
  [-1, '"-1"'],
  [null, '""'],
])("writes %j as %s", (value, written) => {
  expect(toCsvCell(value)).toBe(written);
});

test("the separators of columns and decimals are those of the language", () => {
  const row = ["v1.5", 4.5, -1200, null];
  expect(toCsvLine(row, "fr")).toBe('"v1.5";"4,5";"-1200";""\r\n');
  expect(toCsvLine(row, "en")).toBe('"v1.5","4.5","-1200",""\r\n');
});
