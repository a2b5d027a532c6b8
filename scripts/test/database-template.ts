import { execFileSync } from "node:child_process";
import { appendFileSync, copyFileSync, existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { withConnection } from "../app/connection";
import { migrateDatabase } from "../app/migrate";
import { resolveDataDirectory } from "../services/postgres/data-directory";
import { startServices } from "../services/start";
import { createScratchDir } from "./scratch";

/** Migrated, without connections: new databases of tests are copies of it. */
export const emptyDatabase = "preau_empty";

/**
 * A data folder with a migrated database, stopped: to create one takes seconds, to copy it a tenth of a second. It needs no
 * build, which runs beside it.
 */
export async function createDatabaseTemplate(): Promise<string> {
  const template = createScratchDir();
  const { databaseUrl, stop } = await startServices({ dataDir: template, realtime: false });
  await migrateDatabase(databaseUrl);
  // Tests copy this one: PostgreSQL copies no database that has connections.
  await withConnection(new URL("/postgres", databaseUrl).href, (sql) =>
    sql.unsafe(`create database ${emptyDatabase} template preau`),
  );
  await stop();
  // What killed processes have written survives without it: only a machine that fails would lose it.
  appendFileSync(path.join(template, "postgres/18/postgresql.auto.conf"), "fsync = off\n");
  return template;
}

/** Into a data folder that has no database yet. */
export function copyDatabaseTemplate(template: string, dataDir: string): void {
  if (existsSync(path.join(dataDir, "postgres"))) return;
  mkdirSync(dataDir, { recursive: true });
  copyFileSync(path.join(template, "secrets.json"), path.join(dataDir, "secrets.json"));
  const { files } = resolveDataDirectory(dataDir);
  // Keeps owners and permissions, without which PostgreSQL does not start.
  execFileSync("cp", ["-a", path.join(template, "postgres", "18"), files]);
}
