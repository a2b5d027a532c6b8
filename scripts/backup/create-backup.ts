import { existsSync } from "node:fs";
import { readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { ownedPath } from "@/lib/core/storage/paths";
import { openStorage, type Storage } from "@/lib/core/storage/storage";
import { reachDatabase } from "../app/database";
import type { Settings } from "../app/settings";
import { CliError } from "../cli-error";
import type { Teardown } from "../services/teardown";
import { ArchiveWriter } from "./archive-writer";
import { withBackupLock } from "./backup-lock";
import { dumpDatabase } from "./dump-database";
import { toCliError } from "./to-cli-error";

type BackupResult = { rows: number; files: number; bytes: number; missing: string[] };

/** Creates a backup while the site is running. After an error or a signal, no file is left. */
export async function createBackup(
  file: string,
  settings: Settings,
  teardown: Teardown,
): Promise<BackupResult> {
  const secrets = await readSecrets(settings);
  if (existsSync(file)) throw new CliError(`${file} exists already: a backup replaces nothing.`);
  const url = await reachDatabase(settings, teardown);
  const unfinished = `${file}.unfinished`;
  const archive = await ArchiveWriter.create(unfinished).catch((error) => rejectFile(unfinished, error));
  teardown.defer(() => rm(unfinished, { force: true }));
  try {
    const result = await withBackupLock(url, async () => {
      const { rows, paths } = await dumpDatabase(url, archive, () => archive.add("secrets.json", secrets));
      const { files, missing } = await dumpFiles(openStorage(settings), archive, paths);
      return { rows: Object.values(rows).reduce((sum, count) => sum + count, 0), files, missing };
    });
    await archive.finish();
    await rename(unfinished, file);
    return { ...result, bytes: archive.bytes };
  } catch (error) {
    await archive.close();
    throw toCliError("The backup failed and left no file", error);
  }
}

async function readSecrets({ DATA_DIR, AUTH_SECRET, vars, hasExternalDatabase }: Settings): Promise<Buffer> {
  const file = path.join(DATA_DIR, "secrets.json");
  if (!existsSync(file))
    throw new CliError(`There is no site in the data folder ${DATA_DIR}: name its own with DATA_DIR.`);
  if (!hasExternalDatabase && !existsSync(path.join(DATA_DIR, "postgres")))
    throw new CliError(
      `There is no database in the data folder ${DATA_DIR}: name its own with DATABASE_URL.`,
    );
  const secrets = JSON.parse(await readFile(file, "utf8"));
  if (vars.AUTH_SECRET) secrets.authSecret = AUTH_SECRET;
  return Buffer.from(JSON.stringify(secrets, null, 2));
}

function rejectFile(file: string, error: NodeJS.ErrnoException): never {
  if (error.code === "EEXIST")
    throw new CliError(`${file} is of a backup that runs or was cut off: delete it when none runs.`);
  throw new CliError(`${file} cannot be written (${error.code}).`);
}

/** `missing` contains the paths of the snapshot that have no file. */
async function dumpFiles(
  storage: Storage,
  archive: ArchiveWriter,
  paths: string[],
): Promise<{ files: number; missing: string[] }> {
  const missing = new Set(paths);
  let files = 0;
  for await (const { path } of storage.list()) {
    const file = await storage.open(path);
    if (!file) continue;
    await archive.addStream(`files/${path}`, file.size, file.stream as unknown as AsyncIterable<Uint8Array>);
    missing.delete(ownedPath(path));
    files += 1;
  }
  return { files, missing: [...missing] };
}
