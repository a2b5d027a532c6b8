import { readFileSync } from "node:fs";
import path from "node:path";
import type { Sql, TransactionSql } from "postgres";
import { words } from "./words";

const recipe = readFileSync(path.join(import.meta.dirname, "fill.sql"), "utf8");

/** Fills an empty, migrated database with a school; `owner` is the superuser, who alone may set triggers aside. */
export async function fill(owner: Sql, posts: number): Promise<void> {
  await owner.begin(async (sql) => {
    await sql.unsafe(`set local session_replication_role = replica; set local synchronous_commit = off;
      set local work_mem = '1GB'; set local maintenance_work_mem = '1GB';
      set local bench.posts = '${posts}'; select setseed(0.5)`);
    await commonWords(sql);
    const indexes = await dropIndexes(sql);
    await sql.unsafe(recipe);
    for (const definition of indexes) await sql.unsafe(definition);
  });
  await owner`vacuum analyze`;
}

async function commonWords(sql: TransactionSql): Promise<void> {
  await sql`create temp table common_words (locale text, rank int, word text) on commit drop`;
  for (const [locale, list] of Object.entries(words)) {
    const rows = list.map((word, at) => ({ locale, rank: at + 1, word }));
    await sql`insert into common_words ${sql(rows)}`;
  }
}

/** Takes away the indexes that no constraint stands on; building each at once is faster. Returns how to make them. */
async function dropIndexes(sql: TransactionSql): Promise<string[]> {
  const indexes = await sql<{ name: string; definition: string }[]>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace and c.relname in ('users', 'posts', 'likes', 'comments', 'post_tags')
      and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid)`;
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`);
  return indexes.map(({ definition }) => definition);
}
