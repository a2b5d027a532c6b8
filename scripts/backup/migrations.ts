import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import type { Sql, TransactionSql } from "postgres";
import { CliError } from "../cli-error";
import { root } from "../services/supervised-process";

type Journal = { entries: { when: number; tag: string }[] };

const migrationsFolder = path.join(root, "db/migrations");

export async function assertKnownMigrations(applied: number[]): Promise<void> {
  const { entries } = await readJournal();
  if (applied.length > 0 && applied.every((when, at) => entries[at]?.when === when)) return;
  throw new CliError(
    "The archive is of a newer or another version of the application: install that one first.",
  );
}

export async function migrateWithin(sql: Sql, tx: TransactionSql, count?: number): Promise<void> {
  const db = drizzle(withNestedBegin(sql, tx));
  if (count === undefined) return migrate(db, { migrationsFolder });
  const folder = await mkdtemp(path.join(os.tmpdir(), "preau-migrations-"));
  try {
    await copyFirst(count, folder);
    await migrate(db, { migrationsFolder: folder });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The migrator begins a transaction, which is a savepoint here. */
function withNestedBegin(sql: Sql, tx: TransactionSql): Sql {
  const begin: TransactionSql["savepoint"] = tx.savepoint.bind(tx);
  const own: Record<PropertyKey, unknown> = { begin, options: sql.options };
  return new Proxy(tx as unknown as Sql, { get: (target, key) => own[key] ?? Reflect.get(target, key) });
}

async function copyFirst(count: number, folder: string): Promise<void> {
  const journal = await readJournal();
  const entries = journal.entries.slice(0, count);
  await mkdir(path.join(folder, "meta"));
  await writeFile(path.join(folder, "meta/_journal.json"), JSON.stringify({ ...journal, entries }));
  for (const { tag } of entries)
    await cp(path.join(migrationsFolder, `${tag}.sql`), path.join(folder, `${tag}.sql`));
}

async function readJournal(): Promise<Journal> {
  return JSON.parse(await readFile(path.join(migrationsFolder, "meta/_journal.json"), "utf8"));
}
