import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { type afterAll, onTestFinished } from "vitest";

/** Creates a folder that is deleted when the test is finished, or by the hook: `afterAll` when a file's tests share it. */
export function createTempDir(hook: typeof onTestFinished | typeof afterAll = onTestFinished): string {
  const dir = mkdtempSync(path.join(os.tmpdir(), "preau-"));
  hook(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}
