import { getTableName } from "drizzle-orm";
import type { TransactionSql } from "postgres";
import { owners } from "@/lib/orphaned-files";

export type Table = { name: string; columns: string[] };

/** Lists the application's tables, without those of extensions and without generated columns, which are not restored. */
export function listTables(tx: TransactionSql): Promise<Table[]> {
  return tx<Table[]>`
    select quote_ident(c.relname) as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and not exists (select from pg_depend where objid = c.oid and deptype = 'e')
    group by c.relname order by c.relname`;
}

export async function listSequences(tx: TransactionSql): Promise<Record<string, string>> {
  const rows = await tx<{ name: string; value: string }[]>`
    select quote_ident(sequencename) as name, last_value::text as value from pg_sequences
    where schemaname = 'public' and last_value is not null order by sequencename`;
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

type ForeignKey = { table: string; name: string; definition: string };

export function listForeignKeys(tx: TransactionSql): Promise<ForeignKey[]> {
  return tx<ForeignKey[]>`
    select quote_ident(c.relname) as table, quote_ident(k.conname) as name,
      pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace order by c.relname, k.conname`;
}

/** The indexes that do not belong to a constraint. */
export function listIndexes(tx: TransactionSql): Promise<{ name: string; definition: string }[]> {
  return tx<{ name: string; definition: string }[]>`
    select quote_ident(c.relname) as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = i.indexrelid) order by c.relname`;
}

/** The paths of all files to which rows refer. */
export async function listOwnedPaths(tx: TransactionSql, tables: Table[]): Promise<string[]> {
  const paths: string[] = [];
  for (const { table, name } of Object.values(owners).flat()) {
    const existing = tables.find((candidate) => candidate.name === getTableName(table));
    // An older database may lack the column.
    if (!existing?.columns.includes(name)) continue;
    const rows = await tx.unsafe<{ path: string }[]>(
      `select ${name} as path from ${existing.name} where ${name} is not null`,
    );
    for (const { path } of rows) paths.push(path);
  }
  return paths;
}
