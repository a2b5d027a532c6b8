import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { createTempDir } from "@/e2e/support/temp-dir";
import { root } from "../services/supervised-process";
import { frameworkEnv } from "./framework-env";

test("a file .env sets no variable of the application", () => {
  const folder = createTempDir();
  writeFileSync(path.join(folder, ".env"), "S3_BUCKET=preau\n");
  const script = `require("@next/env").loadEnvConfig(${JSON.stringify(folder)}, false); console.log(process.env.S3_BUCKET)`;
  const load = (env: NodeJS.ProcessEnv) =>
    execFileSync(process.execPath, ["-e", script], { cwd: root, env, encoding: "utf8" }).trim();
  const env = { PATH: process.env.PATH, NODE_ENV: "production" } as const;
  expect(load(env)).toBe("preau");
  expect(load({ ...env, ...frameworkEnv })).toBe("undefined");
});
