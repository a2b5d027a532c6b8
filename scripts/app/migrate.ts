import { readFile } from "node:fs/promises";
import path from "node:path";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import type { Sql, TransactionSql } from "postgres";
import { isDeadlock, isDiskFull } from "@/lib/core/database/error-codes";
import { lockIds } from "@/lib/core/database/lock-ids";
import { withRetries } from "@/lib/core/database/with-retries";
import { CliError } from "../cli-error";
import { root } from "../services/supervised-process";
import { applyFunctions } from "./apply-functions";
import { withConnection } from "./connection";

export const migrationsFolder = path.join(root, "db/migrations");

/**
 * Migrates a database, also when several processes start at once. With `isNewOnly`, a database that has migrations is
 * not changed, and rejected unless it is at this version.
 */
export async function migrateDatabase(url: string, { isNewOnly = false } = {}): Promise<void> {
  await withConnection(url, async (sql) => {
    await sql`select pg_advisory_lock(${lockIds.migration})`;
    const { entries } = await readJournal();
    const applied = await listMigrations(sql);
    if (applied.length > 0) {
      assertMigratable(applied, entries);
      if (isNewOnly) return assertCurrent(applied, entries);
    }
    try {
      await withRetries(deadlocks, () => migrate(drizzle(sql), { migrationsFolder }));
      await withRetries(deadlocks, () => sql.begin(applyFunctions));
    } catch (error) {
      throw toCliError(error, applied.length === 0);
    }
  });
}

/** Another machine may still run the former version: its writes lock the same tables in another order. */
const deadlocks = { maxAttempts: 10, isTemporary: isDeadlock };

/** Missing privileges, a missing extension (by version), a read-only database. */
const unsuitable = ["42501", "0A000", "58P01", "25006"];
const duplicateTable = "42P07";

/** Converts errors of the environment; other errors are those of a migration and keep the statement. */
function toCliError(error: unknown, isNew: boolean): unknown {
  const { code, message } = ((error as Error).cause ?? error) as Error & { code?: string };
  if (isDiskFull(error))
    return new CliError(
      `The database cannot be migrated (${message}): free space on its disk, then start again.`,
    );
  if (!code || !(unsuitable.includes(code) || (isNew && code === duplicateTable))) return error;
  return new CliError(
    `The database cannot be migrated (${message}): check DATABASE_URL. It has to be empty at first, its role allowed to create in it, and the extensions unaccent and pg_trgm available.`,
  );
}

type Journal = { entries: { when: number; tag: string }[] };

export async function readJournal(folder = migrationsFolder): Promise<Journal> {
  return JSON.parse(await readFile(path.join(folder, "meta/_journal.json"), "utf8"));
}

/** The applied migrations of a database, identified by the time of their generation. */
export async function listMigrations(sql: Sql | TransactionSql): Promise<number[]> {
  const [table] = await sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`;
  if (!table?.exists) return [];
  const rows = await sql`select created_at::text as at from drizzle.__drizzle_migrations order by created_at`;
  return rows.map(({ at }) => Number(at));
}

function assertCurrent(applied: number[], entries: Journal["entries"]): void {
  if (applied.at(-1) !== entries.at(-1)?.when)
    throw new CliError(
      "The database is at an older version than this one, and the application may be running on it: stop that, " +
        "then run npm start or npm run db:migrate.",
    );
}

function assertMigratable(applied: number[], entries: Journal["entries"]): void {
  if (applied[0] !== entries[0]?.when)
    throw new CliError(
      "The database was created by a version from before the first release and cannot be migrated. " +
        "Move its data folder away (DATA_DIR) or name an empty database (DATABASE_URL), then start again.",
    );
  // Older functions, which ignore newer tables, would replace those of the database.
  if (Number(applied.at(-1)) > Number(entries.at(-1)?.when))
    throw new CliError(
      "The database was migrated by a newer version of the application: start that one, or restore a backup " +
        "from before the upgrade into an empty data folder.",
    );
}
