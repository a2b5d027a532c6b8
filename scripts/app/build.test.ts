import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { createTempDir } from "@/e2e/support/temp-dir";
import { CliError } from "../cli-error";
import { prepareBuildDir } from "./build";

test("names a build folder that cannot be written", async () => {
  const folder = await createTempDir();
  writeFileSync(path.join(folder, "file"), "");
  const buildDir = path.join(folder, "file/.next");
  expect(() => prepareBuildDir(buildDir)).toThrow(CliError);
  expect(() => prepareBuildDir(buildDir)).toThrow(`${buildDir} cannot be written (ENOTDIR)`);
});

test("accepts a missing and an existing build folder", async () => {
  const buildDir = path.join(await createTempDir(), ".next");
  prepareBuildDir(buildDir);
  mkdirSync(path.join(buildDir, "server"));
  prepareBuildDir(buildDir);
});
