import { createRequire } from "node:module";
import path from "node:path";
import { expect, test } from "vitest";
import { createTempDir } from "@/e2e/support/temp-dir";
import { shareDir } from "../services/dir-lock";
import { assertBuildPackages, assertUnused } from "./build";

test("names the command that installs the packages of a build where they were left out", () => {
  expect(() => assertBuildPackages()).not.toThrow();
  const { resolve } = createRequire(path.join(createTempDir(), "index.js"));
  expect(() => assertBuildPackages(resolve)).toThrow("run npm ci --include=dev");
});

test("does not replace the build from which an application runs", async () => {
  const folder = createTempDir();
  await assertUnused(folder);
  const leave = await shareDir(folder);
  await expect(assertUnused(folder)).rejects.toThrow(
    `An application (pid ${process.pid}) runs from the build`,
  );
  await leave();
  await assertUnused(folder);
});
