import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { type afterAll, onTestFinished } from "vitest";

/** A folder that exists until the test is finished, or until the hook: `afterAll` where a file's tests share it. */
export function createTempDir(hook: typeof onTestFinished | typeof afterAll = onTestFinished): string {
  const dir = mkdtempSync(path.join(os.tmpdir(), "preau-"));
  hook(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}
