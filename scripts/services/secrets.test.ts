import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { createTempDir } from "@/e2e/support/temp-dir";
import { CliError } from "../cli-error";
import { loadOrCreateSecrets } from "./secrets";

let folder: string;
beforeEach(() => {
  folder = createTempDir();
});

const mode = () => statSync(path.join(folder, "secrets.json")).mode & 0o777;

test("creates secrets once, readable by their owner only", async () => {
  const first = await loadOrCreateSecrets(folder);
  expect(first.authSecret.length).toBeGreaterThanOrEqual(32);
  expect(new Set(Object.values(first)).size).toBe(Object.keys(first).length);
  expect(mode()).toBe(0o600);
  expect(await loadOrCreateSecrets(folder)).toEqual(first);
});

test("concurrent starts get the same secrets", async () => {
  const [one, other] = await Promise.all([loadOrCreateSecrets(folder), loadOrCreateSecrets(folder)]);
  expect(one).toEqual(other);
});

test("restores the mode of a readable file", async () => {
  await loadOrCreateSecrets(folder);
  chmodSync(path.join(folder, "secrets.json"), 0o644);
  await loadOrCreateSecrets(folder);
  expect(mode()).toBe(0o600);
});

test("reports what an incomplete file lacks, and does not replace it", async () => {
  const file = path.join(folder, "secrets.json");
  const whole = JSON.stringify(await loadOrCreateSecrets(folder));
  const { databasePassword: _, ...others } = JSON.parse(whole);
  const incomplete = [
    ["", "cut off"],
    ["{", "cut off"],
    [whole.slice(0, -20), "cut off"],
    ["[]", "cut off"],
    ["{}", "authSecret, pusherAppId"],
    [JSON.stringify(others), "(databasePassword missing or wrong)"],
    [JSON.stringify({ ...others, databasePassword: "" }), "(databasePassword missing or wrong)"],
  ] as const;
  for (const [content, reason] of incomplete) {
    writeFileSync(file, content);
    const error = await loadOrCreateSecrets(folder).catch((error) => error);
    expect(error).toBeInstanceOf(CliError);
    expect(error.message).toContain(`The secrets file ${file} is incomplete`);
    expect(error.message).toContain(reason);
    expect(error.message).toContain("backup");
    expect(readFileSync(file, "utf8")).toBe(content);
  }
});

test("rejects a database without its secrets, and creates no new ones", async () => {
  mkdirSync(path.join(folder, "postgres"));
  await expect(loadOrCreateSecrets(folder)).rejects.toThrow("secrets.json is missing");
  expect(existsSync(path.join(folder, "secrets.json"))).toBe(false);
});
