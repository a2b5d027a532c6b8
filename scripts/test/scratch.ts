import { chmodSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, statfsSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** A run stores about 1 GB, beside the memory of its processes. */
const requiredBytes = 8 * 2 ** 30;

export function createScratchDir(): string {
  const folder = mkdtempSync(path.join(findMemoryDir() ?? realpathSync(os.tmpdir()), "preau-test-"));
  chmodSync(folder, 0o711);
  return folder;
}

export function removeScratchDir(folder: string): void {
  const entry = path.join(folder, "postgres");
  const database = existsSync(entry) ? realpathSync(entry) : entry;
  rmSync(folder, { recursive: true, force: true });
  if (database !== entry) rmSync(path.dirname(database), { recursive: true });
}

/**
 * The file system in memory, if it is large enough and may contain programs. A database has a thousand files: on a disk,
 * creating them takes most of the time in which a database is copied. A user chooses another folder with TMPDIR.
 */
function findMemoryDir(): string | undefined {
  const dir = "/dev/shm";
  if (process.env.TMPDIR || !existsSync(dir)) return;
  const options = /^\S+ \/dev\/shm tmpfs (\S+)/m.exec(readFileSync("/proc/mounts", "utf8"))?.[1];
  if (!options || /\bnoexec\b/.test(options)) return;
  const { bavail, bsize } = statfsSync(dir);
  return Math.min(bavail * bsize, os.freemem()) > requiredBytes ? dir : undefined;
}
