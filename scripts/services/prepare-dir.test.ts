import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { createTempDir } from "@/e2e/support/temp-dir";
import { CliError } from "../cli-error";
import { makeWritableDir } from "./prepare-dir";

const advice = ": choose another.";

test("reports a folder that is not writable", async () => {
  const folder = await createTempDir();
  writeFileSync(path.join(folder, "file"), "");
  const buildDir = path.join(folder, "file/.next");
  await expect(makeWritableDir(buildDir, { advice })).rejects.toThrow(CliError);
  await expect(makeWritableDir(buildDir, { advice })).rejects.toThrow(
    `${buildDir} cannot be written (ENOTDIR)${advice}`,
  );
});

test("reports a folder in a file system that has no new folders", async () => {
  await expect(makeWritableDir("/proc/new/data", { advice })).rejects.toThrow(
    /^\/proc\/new\/data cannot be written \(E[A-Z]+\): choose another\.$/,
  );
});

test("accepts a missing and an existing folder", async () => {
  const buildDir = path.join(await createTempDir(), ".next");
  await makeWritableDir(buildDir, { advice });
  mkdirSync(path.join(buildDir, "server"));
  await makeWritableDir(buildDir, { advice });
});
