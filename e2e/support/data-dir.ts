import { readdirSync, readlinkSync } from "node:fs";
import path from "node:path";
import { afterAll, vi } from "vitest";
import { requiredEnv } from "./required-env";
import { createTempDir } from "./temp-dir";

export function createDataDir(): string {
  const folder = createTempDir(afterAll);
  const env = { ...requiredEnv, DATA_DIR: folder, LOG_LEVEL: "silent" };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  return folder;
}

export function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

export function openFilesIn(folder: string): string[] {
  return readdirSync("/proc/self/fd").flatMap((fd) => {
    try {
      const target = readlinkSync(`/proc/self/fd/${fd}`);
      return target.startsWith(folder) ? [target] : [];
    } catch {
      return [];
    }
  });
}
