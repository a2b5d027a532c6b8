import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { narrowStrings } from "./narrow-strings";

const dir = mkdtempSync(path.join(tmpdir(), "preau-narrow-"));
afterAll(() => rmSync(dir, { recursive: true }));

test("scripts say the same in characters of one byte", () => {
  mkdirSync(path.join(dir, "chunks"));
  const file = path.join(dir, "chunks/a.js");
  const values = ["L’été — 😀", "…", "é"];
  const source = `module.exports = [JSON.parse('${JSON.stringify(values)}'), \`${values[0]}\`, /[‘’]😀/u.test("’😀")]`;
  writeFileSync(file, source);
  narrowStrings(dir);
  const text = readFileSync(file, "utf8");
  expect(text).not.toBe(source);
  expect([...text].every((char) => char.charCodeAt(0) < 256)).toBe(true);
  const module = { exports: [] };
  new Function("module", text)(module);
  expect(module.exports).toEqual([values, values[0], true]);
});
