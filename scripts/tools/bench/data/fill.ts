import { readFileSync } from "node:fs";
import path from "node:path";
import type { Sql, TransactionSql } from "postgres";
import type { Noun } from "../arguments";
import { words } from "./words";

/** The recipes of a school, in the order in which they run. */
export function recipesOf(noun: Noun): string[] {
  const recipes = isFeedSchool(noun) ? ["fill"] : noun === "writes" ? ["fill", "writes"] : [noun];
  return ["names", ...recipes].map((name) => path.join(import.meta.dirname, `${name}.sql`));
}

/** The page bench uses the schools of the feed bench. */
export const isFeedSchool = (noun: Noun) => noun === "feed" || noun === "page";

/** Fills an empty, migrated database with a school; `owner` is the superuser, because only it may disable triggers. */
export async function fill(owner: Sql, noun: Noun, size: number): Promise<void> {
  await owner.begin(async (sql) => {
    await sql.unsafe(`set local session_replication_role = replica; set local synchronous_commit = off;
      set local work_mem = '1GB'; set local maintenance_work_mem = '1GB';
      set local bench.posts = '${size}'; select setseed(0.5)`);
    await commonWords(sql);
    const indexes = await dropIndexes(sql);
    for (const recipe of recipesOf(noun)) await sql.unsafe(readFileSync(recipe, "utf8"));
    await continueNumbers(sql);
    for (const definition of indexes) await sql.unsafe(definition);
  });
  await owner`vacuum analyze`;
}

async function commonWords(sql: TransactionSql): Promise<void> {
  await sql`create temp table common_words (locale text, rank int, word text) on commit drop`;
  for (const [locale, list] of Object.entries(words)) {
    const rows = list.map((word, index) => ({ locale, rank: index + 1, word }));
    await sql`insert into common_words ${sql(rows)}`;
  }
}

/** Moves the sequences past the ids that the recipes have assigned. */
async function continueNumbers(sql: TransactionSql): Promise<void> {
  const numbered = await sql<{ table: string }[]>`select table_name as table from information_schema.columns
    where table_schema = 'public' and column_name = 'id' and is_identity = 'YES'`;
  for (const { table } of numbered) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), max(id)) from ${sql(table)}`;
  }
}

/** Drops the indexes that no constraint needs, since building each at once is faster. Returns the statements that create them. */
async function dropIndexes(sql: TransactionSql): Promise<string[]> {
  const indexes = await sql<{ name: string; definition: string }[]>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace and c.relname in ('users', 'posts', 'likes', 'comments', 'post_tags',
        'friendships', 'friend_requests', 'blocks', 'mutes', 'notifications', 'job_postings', 'documents', 'applications', 'application_events',
        'conversations', 'conversation_members', 'messages', 'groups', 'group_members', 'post_images', 'audit_log', 'reports', 'sessions')
      and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid)`;
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`);
  return indexes.map(({ definition }) => definition);
}
