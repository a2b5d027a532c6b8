import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import type { Sql, TransactionSql } from "postgres";
import { applyFunctions } from "../app/apply-functions";
import { readJournal } from "../app/migrate";
import { CliError } from "../cli-error";

export async function assertKnownMigrations(applied: number[]): Promise<void> {
  const { entries } = await readJournal();
  if (applied.length > 0 && applied.every((when, index) => entries[index]?.when === when)) return;
  throw new CliError(
    "The archive is of a newer or another version of the application: install that one first.",
  );
}

export async function applyFirstMigrations(
  sql: Sql,
  tx: TransactionSql,
  count: number,
  source: string,
): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "preau-migrations-"));
  try {
    await copyFirstMigrations(count, source, folder);
    await migrate(drizzle(withNestedBegin(sql, tx)), { migrationsFolder: folder });
  } finally {
    await rm(folder, { recursive: true });
  }
}

export async function migrateInTransaction(sql: Sql, tx: TransactionSql, folder: string): Promise<void> {
  await migrate(drizzle(withNestedBegin(sql, tx)), { migrationsFolder: folder });
  await applyFunctions(tx);
}

/** The migrator begins its own transaction, which becomes a savepoint here. */
function withNestedBegin(sql: Sql, tx: TransactionSql): Sql {
  const begin: TransactionSql["savepoint"] = tx.savepoint.bind(tx);
  const overrides: Record<PropertyKey, unknown> = { begin, options: sql.options };
  return new Proxy(tx as unknown as Sql, {
    get: (target, key) => overrides[key] ?? Reflect.get(target, key),
  });
}

async function copyFirstMigrations(count: number, source: string, folder: string): Promise<void> {
  const journal = await readJournal(source);
  const entries = journal.entries.slice(0, count);
  await mkdir(path.join(folder, "meta"));
  await writeFile(path.join(folder, "meta/_journal.json"), JSON.stringify({ ...journal, entries }));
  for (const { tag } of entries) await cp(path.join(source, `${tag}.sql`), path.join(folder, `${tag}.sql`));
}
