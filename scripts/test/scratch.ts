import { chmodSync, existsSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

export function createScratchDir(): string {
  const folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), "preau-test-"));
  chmodSync(folder, 0o711);
  return folder;
}

export function removeScratchDir(folder: string): void {
  const entry = path.join(folder, "postgres");
  const database = existsSync(entry) ? realpathSync(entry) : entry;
  rmSync(folder, { recursive: true, force: true });
  if (database !== entry) rmSync(path.dirname(database), { recursive: true });
}
