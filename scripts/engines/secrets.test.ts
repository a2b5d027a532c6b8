import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keptSecrets } from "./secrets";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "preau-secrets-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const mode = () => statSync(path.join(folder, "secrets.json")).mode & 0o777;

test("secrets are made once, and kept for their owner alone", async () => {
  const first = await keptSecrets(folder);
  expect(first.authSecret.length).toBeGreaterThanOrEqual(32);
  expect(new Set(Object.values(first)).size).toBe(Object.keys(first).length);
  expect(mode()).toBe(0o600);
  expect(await keptSecrets(folder)).toEqual(first);
});

test("two that arrive together get the same secrets", async () => {
  const [one, other] = await Promise.all([keptSecrets(folder), keptSecrets(folder)]);
  expect(one).toEqual(other);
});

test("a file that others could read is closed to them again", async () => {
  await keptSecrets(folder);
  chmodSync(path.join(folder, "secrets.json"), 0o644);
  await keptSecrets(folder);
  expect(mode()).toBe(0o600);
});

test("a broken file is said, not replaced", async () => {
  writeFileSync(path.join(folder, "secrets.json"), "{");
  await expect(keptSecrets(folder)).rejects.toThrow("cannot be read");
});
