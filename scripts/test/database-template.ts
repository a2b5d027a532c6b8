import { execFileSync } from "node:child_process";
import { appendFileSync, copyFileSync, existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { withConnection } from "../app/connection";
import { migrateDatabase } from "../app/migrate";
import { resolveDataDirectory } from "../services/postgres/data-directory";
import { startServices } from "../services/start";
import { createScratchDir } from "./scratch";

/** A migrated database without connections, which tests copy. */
export const emptyDatabase = "preau_empty";

/**
 * Makes statistics in which accounts are active, as in a school. Without them, plans read all accounts in the first
 * minute of the tests, in which some files insert thousands. No trigger runs, so that the database is as new.
 */
const analyzeActiveUsers = `alter table users disable trigger user;
  insert into users (name, username, email, password_hash, role)
    select '', n, n, '', 'student' from generate_series(1, 100) n;
  analyze users;
  delete from users;
  alter table users alter id restart, enable trigger user`;

/**
 * Creates a data directory with a migrated database, which is stopped: creating one takes seconds, copying it a tenth
 * of a second. It runs beside the build, which it does not need.
 */
export async function createDatabaseTemplate(): Promise<string> {
  const template = createScratchDir();
  const { databaseUrl, stop } = await startServices({ dataDir: template, realtime: false });
  await migrateDatabase(databaseUrl);
  await withConnection(databaseUrl, (sql) => sql.unsafe(analyzeActiveUsers));
  // Tests copy this database, because PostgreSQL cannot copy one that has connections.
  await withConnection(new URL("/postgres", databaseUrl).href, (sql) =>
    sql.unsafe(`create database ${emptyDatabase} template preau`),
  );
  await stop();
  // Data of killed processes survives without fsync; only a crash of the machine would lose it.
  appendFileSync(path.join(template, "postgres/18/postgresql.auto.conf"), "fsync = off\n");
  return template;
}

/** Copies the template into a data directory that has no database yet. */
export function copyDatabaseTemplate(template: string, dataDir: string): void {
  if (existsSync(path.join(dataDir, "postgres"))) return;
  mkdirSync(dataDir, { recursive: true });
  copyFileSync(path.join(template, "secrets.json"), path.join(dataDir, "secrets.json"));
  const { files } = resolveDataDirectory(dataDir);
  // Preserves owners and permissions, without which PostgreSQL does not start.
  execFileSync("cp", ["-a", path.join(template, "postgres", "18"), files]);
}
