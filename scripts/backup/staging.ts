import { existsSync, readdirSync, realpathSync, renameSync, rmdirSync, rmSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { CliError } from "../cli-error";
import { acquireDirLock } from "../services/dir-lock";
import { prepareDataDir, unfinishedRestore } from "../services/prepare-dir";
import type { Teardown } from "../services/teardown";

export type Staging = { folder: string; moveToDataDir: () => void };

/** Locks the data directory, so that no application starts on it. */
export async function openStaging(dataDir: string, teardown: Teardown): Promise<Staging> {
  const isNew = !existsSync(dataDir);
  assertEmpty(dataDir);
  await prepareDataDir(dataDir);
  const release = await acquireDirLock(dataDir);
  const folder = unfinishedRestore(dataDir);
  let hasMoved = false;
  teardown.defer(async () => {
    if (!hasMoved) removeDataDir(folder);
    await release();
    if (!hasMoved) removeEmpty(path.join(dataDir, "holders"), ...(isNew ? [dataDir] : []));
  });
  assertEmpty(dataDir);
  // The database's system user must be able to traverse the folder.
  await mkdir(folder, { mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  const moveToDataDir = () => {
    const names = readdirSync(folder).filter((name) => name !== "holders");
    for (const name of names) renameSync(path.join(folder, name), path.join(dataDir, name));
    rmSync(folder, { recursive: true });
    hasMoved = true;
  };
  return { folder, moveToDataDir };
}

/** The folder of the locks, and the one that a new file system has. */
const ignored = ["holders", "lost+found"];

function assertEmpty(dataDir: string): void {
  const names = existsSync(dataDir) ? listDataDir(dataDir).filter((name) => !ignored.includes(name)) : [];
  if (names.length === 0) return;
  throw new CliError(
    `The data folder ${dataDir} holds something already (${names[0]}): restore into an empty one, named with DATA_DIR.`,
  );
}

function listDataDir(dataDir: string): string[] {
  try {
    return readdirSync(dataDir);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CliError(`The data folder ${dataDir} cannot be read (${code}): choose another with DATA_DIR.`);
  }
}

function removeDataDir(folder: string): void {
  const entry = path.join(folder, "postgres");
  const database = existsSync(entry) ? realpathSync(entry) : entry;
  const isOutside = database !== path.join(existsSync(folder) ? realpathSync(folder) : folder, "postgres");
  rmSync(folder, { recursive: true, force: true });
  if (isOutside) rmSync(path.dirname(database), { recursive: true, force: true });
}

function removeEmpty(...folders: string[]): void {
  for (const folder of folders) {
    try {
      rmdirSync(folder);
    } catch {}
  }
}
