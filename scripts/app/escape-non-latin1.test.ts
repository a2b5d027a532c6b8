import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { createTempDir } from "@/e2e/support/temp-dir";
import { escapeNonLatin1 } from "./escape-non-latin1";

test("escaped scripts evaluate to the same values", () => {
  const dir = createTempDir();
  mkdirSync(path.join(dir, "chunks"));
  const file = path.join(dir, "chunks/a.js");
  const values = ["L’été — 😀", "…", "é"];
  const source = `module.exports = [JSON.parse('${JSON.stringify(values)}'), \`${values[0]}\`, /[‘’]😀/u.test("’😀")]`;
  writeFileSync(file, source);
  escapeNonLatin1(dir);
  const text = readFileSync(file, "utf8");
  expect(text).not.toBe(source);
  expect([...text].every((char) => char.charCodeAt(0) < 256)).toBe(true);
  const module = { exports: [] };
  new Function("module", text)(module);
  expect(module.exports).toEqual([values, values[0], true]);
});
