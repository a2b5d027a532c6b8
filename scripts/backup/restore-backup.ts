import { writeFile } from "node:fs/promises";
import path from "node:path";
import { openStorage, type Storage } from "@/lib/core/storage/storage";
import { withConnection } from "../app/connection";
import { assertDatabaseReachable } from "../app/database";
import { writeDemoState } from "../app/demo-state";
import type { Settings } from "../app/settings";
import { CliError } from "../cli-error";
import { startServices } from "../services/start";
import { Teardown } from "../services/teardown";
import { assertDatabaseEmpty, loadDatabase } from "./load-database";
import { assertKnownMigrations } from "./migrations";
import { type Archive, openArchive } from "./open-archive";
import { assertStorageEmpty, clearStorage, restoreFiles } from "./restore-files";
import { openStaging, type Staging } from "./staging";
import { toCliError } from "./to-cli-error";

type RestoreResult = { rows: number; files: number };

/** Writes nothing before the archive is verified. After an error, nothing is left behind. */
export async function restoreBackup(
  file: string,
  settings: Settings,
  teardown: Teardown,
): Promise<RestoreResult> {
  const archive = await openArchive(file);
  teardown.defer(() => archive.reader.close());
  await assertKnownMigrations(archive.manifest.migrations);
  if (settings.hasExternalDatabase) await assertUsableDatabase(settings.DATABASE_URL, archive);
  const staging = await openStaging(settings.DATA_DIR, teardown);
  const stop = new AbortController();
  const restoring = restore(archive, settings, staging, stop.signal);
  teardown.defer(async () => {
    stop.abort();
    await restoring.catch(() => {});
  });
  const files = await restoring;
  return { files, rows: Object.values(archive.summary.rows).reduce((sum, count) => sum + count, 0) };
}

async function assertUsableDatabase(url: string, { manifest }: Archive): Promise<void> {
  await assertDatabaseReachable(url);
  await assertDatabaseEmpty(url);
  if (manifest.demo === "done")
    throw new CliError(
      "The archive holds the demo school, whose passwords everyone knows: it stays embedded.",
    );
}

/** Restores files first: after the database, only renames can fail. */
async function restore(
  archive: Archive,
  settings: Settings,
  staging: Staging,
  signal: AbortSignal,
): Promise<number> {
  const storage = openStorage({ ...settings, DATA_DIR: staging.folder });
  await assertStorageEmpty(storage).catch((error) => {
    throw toCliError("The storage cannot be read, and nothing was restored", error);
  });
  const serviceTeardown = new Teardown();
  try {
    await writeFile(path.join(staging.folder, "secrets.json"), archive.secrets, { mode: 0o600, flush: true });
    const files = await restoreFiles(archive, storage, signal);
    await restoreDatabase(archive, settings, { staging, signal, serviceTeardown });
    await serviceTeardown.run();
    staging.moveToDataDir();
    return files;
  } catch (error) {
    await serviceTeardown.run();
    const isCleared = !settings.S3_BUCKET || (await tryClear(storage));
    throw toCliError(
      `The restore failed and left ${isCleared ? "nothing behind" : "files in the bucket"}`,
      error,
    );
  }
}

function tryClear(storage: Storage): Promise<boolean> {
  return clearStorage(storage).then(
    () => true,
    () => false,
  );
}

type Work = { staging: Staging; signal: AbortSignal; serviceTeardown: Teardown };

async function restoreDatabase(
  archive: Archive,
  settings: Settings,
  { staging, signal, serviceTeardown }: Work,
) {
  if (settings.hasExternalDatabase) return loadDatabase(settings.DATABASE_URL, archive, signal);
  const { databaseUrl } = await startServices({
    dataDir: staging.folder,
    realtime: false,
    teardown: serviceTeardown,
  });
  await loadDatabase(databaseUrl, archive, signal);
  // Otherwise a restored site without accounts would be seeded with the demo.
  await withConnection(databaseUrl, (sql) => writeDemoState(sql, archive.manifest.demo ?? "declined"));
}
