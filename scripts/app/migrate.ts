import { readFile } from "node:fs/promises";
import path from "node:path";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import type { Sql } from "postgres";
import { CliError } from "../cli-error";
import { root } from "../services/supervised-process";
import { applyFunctions } from "./apply-functions";
import { withConnection } from "./connection";

export const MIGRATION_LOCK_ID = 7_105_321;

export const migrationsFolder = path.join(root, "db/migrations");

/** Several processes may try at once. */
export async function migrateDatabase(url: string): Promise<void> {
  await withConnection(url, async (sql) => {
    await sql`select pg_advisory_lock(${MIGRATION_LOCK_ID})`;
    await assertSinceBaseline(sql);
    await migrate(drizzle(sql), { migrationsFolder });
    await sql.begin(applyFunctions);
  });
}

type Journal = { entries: { when: number; tag: string }[] };

export async function readJournal(folder = migrationsFolder): Promise<Journal> {
  return JSON.parse(await readFile(path.join(folder, "meta/_journal.json"), "utf8"));
}

async function assertSinceBaseline(sql: Sql): Promise<void> {
  const [table] = await sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`;
  if (!table?.exists) return;
  const [first] =
    await sql`select created_at::text as at from drizzle.__drizzle_migrations order by created_at limit 1`;
  const baseline = (await readJournal()).entries[0]?.when;
  if (first && Number(first.at) !== baseline)
    throw new CliError(
      "The database was created by a version from before the first release and cannot be migrated. " +
        "Move its data folder away (DATA_DIR) or name an empty database (DATABASE_URL), then start again.",
    );
}
