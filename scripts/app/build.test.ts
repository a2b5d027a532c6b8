import { createRequire } from "node:module";
import path from "node:path";
import { expect, test } from "vitest";
import { createTempDir } from "@/e2e/support/temp-dir";
import { assertBuildPackages } from "./build";

test("names the command that installs the packages of a build where they were left out", () => {
  expect(() => assertBuildPackages()).not.toThrow();
  const { resolve } = createRequire(path.join(createTempDir(), "index.js"));
  expect(() => assertBuildPackages(resolve)).toThrow("run npm ci --include=dev");
});
