import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { Sql, TransactionSql } from "postgres";
import { lockIds } from "@/lib/core/database/lock-ids";
import { withConnection } from "../app/connection";
import { migrationsFolder } from "../app/migrate";
import { CliError } from "../cli-error";
import { listForeignKeys, listIndexes, listTables, type Table } from "./catalog";
import { applyFirstMigrations, migrateInTransaction } from "./migrations";
import type { Archive } from "./open-archive";

export function loadDatabase(
  url: string,
  archive: Archive,
  signal: AbortSignal,
  migrations = migrationsFolder,
): Promise<void> {
  return withConnection(url, (sql) =>
    sql.begin(async (tx) => {
      await tx.unsafe("set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0");
      await tx`select pg_advisory_xact_lock(${lockIds.migration})`;
      await assertEmpty(tx, url);
      await applyFirstMigrations(sql, tx, archive.manifest.migrations.length, migrations);
      await loadTables(tx, archive, signal);
      await migrateInTransaction(sql, tx, migrations);
      await tx`analyze`;
      signal.throwIfAborted();
    }),
  );
}

export function assertDatabaseEmpty(url: string): Promise<void> {
  return withConnection(url, (sql) => assertEmpty(sql, url));
}

async function assertEmpty(sql: Sql | TransactionSql, url: string): Promise<void> {
  const [row] = await sql`select exists (
    select from pg_class c where relnamespace in ('public'::regnamespace, to_regnamespace('drizzle'))
      and relkind in ('r', 'p', 'v', 'm', 'S')
      and not exists (select from pg_depend where objid = c.oid and deptype = 'e')) as any`;
  if (!row?.any) return;
  const { host, pathname } = new URL(url);
  throw new CliError(`The database ${host}${pathname} holds something already: restore into an empty one.`);
}

/** Loads without indexes and triggers: indexes are faster to build afterwards, and the archive contains the counters. */
async function loadTables(tx: TransactionSql, archive: Archive, signal: AbortSignal): Promise<void> {
  const { manifest, summary } = archive;
  const restoreConstraints = await dropConstraints(tx);
  for (const table of manifest.tables) await loadTable(tx, archive, table, signal);
  for (const [name, value] of Object.entries(summary.sequences))
    await tx.unsafe("select setval($1::regclass, $2::bigint)", [`public.${name}`, value]);
  await restoreConstraints();
}

async function dropConstraints(tx: TransactionSql): Promise<() => Promise<void>> {
  const tables = (await listTables(tx)).map(({ name }) => name);
  const [foreignKeys, indexes] = [await listForeignKeys(tx), await listIndexes(tx)];
  for (const { table, name } of foreignKeys) await tx.unsafe(`alter table ${table} drop constraint ${name}`);
  for (const { name } of indexes) await tx.unsafe(`drop index ${name}`);
  await tx.unsafe(`truncate ${tables.join(", ")}`);
  return async () => {
    await tx.unsafe("set local maintenance_work_mem = '256MB'");
    for (const { definition } of indexes) await tx.unsafe(definition);
    for (const { table, name, definition } of foreignKeys)
      await tx.unsafe(`alter table ${table} add constraint ${name} ${definition}`);
  };
}

async function loadTable(
  tx: TransactionSql,
  { reader, parts, summary }: Archive,
  { name, columns }: Table,
  signal: AbortSignal,
): Promise<void> {
  async function* content(): AsyncGenerator<Buffer> {
    for (const part of parts.get(name) ?? []) yield* reader.read(part).pipe(createGunzip()) as Readable;
  }
  const copy = await tx.unsafe(`copy ${name} (${columns.join(", ")}) from stdin`).writable();
  await pipeline(content, copy, { signal });
  const [row] = await tx.unsafe(`select count(*)::text as rows from ${name}`);
  if (Number(row?.rows) !== summary.rows[name])
    throw new Error(`${name} has ${row?.rows} rows instead of ${summary.rows[name]}`);
}
