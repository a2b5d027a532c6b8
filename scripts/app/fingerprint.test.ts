import { mkdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { createTempDir } from "@/e2e/support/temp-dir";
import { hashSources } from "./fingerprint";

let folder: string;
beforeEach(() => {
  folder = createTempDir();
  mkdirSync(path.join(folder, "app/api"), { recursive: true });
  write("app/page.tsx", "one");
  write("app/api/route.ts", "two");
});

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

test("the same sources need no second build, regardless of file times", () => {
  const before = hashSources(folder);
  utimesSync(path.join(folder, "app/page.tsx"), 1, 1);
  write("app/page.test.tsx", "a test is not built");
  write("notes.md", "nor are notes");
  expect(hashSources(folder)).toBe(before);
});

test.each([
  ["a changed file", () => write("app/page.tsx", "three")],
  ["a new file", () => write("app/layout.tsx", "")],
  ["a file gone", () => rmSync(path.join(folder, "app/api/route.ts"))],
  [
    "text moved from one file to another",
    () => {
      write("app/page.tsx", "");
      write("app/api/route.ts", "onetwo");
    },
  ],
  ["other packages", () => write("package-lock.json", "{}")],
])("%s needs a new build", (_, change) => {
  const before = hashSources(folder);
  change();
  expect(hashSources(folder)).not.toBe(before);
});
