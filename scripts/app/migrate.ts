import { readFile } from "node:fs/promises";
import path from "node:path";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import type { Sql } from "postgres";
import { lockIds } from "@/lib/core/database/lock-ids";
import { CliError } from "../cli-error";
import { root } from "../services/supervised-process";
import { applyFunctions } from "./apply-functions";
import { withConnection } from "./connection";

export const migrationsFolder = path.join(root, "db/migrations");

/** Safe with several processes at once. */
export async function migrateDatabase(url: string): Promise<void> {
  await withConnection(url, async (sql) => {
    await sql`select pg_advisory_lock(${lockIds.migration})`;
    await assertMigratable(sql);
    await migrate(drizzle(sql), { migrationsFolder });
    await sql.begin(applyFunctions);
  });
}

type Journal = { entries: { when: number; tag: string }[] };

export async function readJournal(folder = migrationsFolder): Promise<Journal> {
  return JSON.parse(await readFile(path.join(folder, "meta/_journal.json"), "utf8"));
}

async function assertMigratable(sql: Sql): Promise<void> {
  const [table] = await sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`;
  if (!table?.exists) return;
  const [applied] = await sql`select min(created_at)::text as first, max(created_at)::text as last
    from drizzle.__drizzle_migrations`;
  if (!applied?.first) return;
  const { entries } = await readJournal();
  if (Number(applied.first) !== entries[0]?.when)
    throw new CliError(
      "The database was created by a version from before the first release and cannot be migrated. " +
        "Move its data folder away (DATA_DIR) or name an empty database (DATABASE_URL), then start again.",
    );
  // Its functions would be replaced by those of this version, which do not know its tables.
  if (Number(applied.last) > Number(entries.at(-1)?.when))
    throw new CliError(
      "The database was migrated by a newer version of the application: start that one, or restore a backup " +
        "from before the upgrade into an empty data folder.",
    );
}
