import { sql } from "./database";

/** The columns, of every table, whose text or date contains one of the strings. */
export async function columnsContaining(strings: string[]): Promise<string[]> {
  const columns = await sql`select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'jsonb', 'tsvector', 'character varying', 'date')
      and table_name in (select table_name from information_schema.tables where table_type = 'BASE TABLE')`;
  const matches: string[] = [];
  for (const { table, column } of columns) {
    const [row] = await sql`select 1 as found from ${sql(table)} t
      where exists (select from unnest(${strings}::text[]) pattern
        where strpos(lower(t.${sql(column)}::text), lower(pattern)) > 0) limit 1`;
    if (row) matches.push(`${table}.${column}`);
  }
  return matches.sort();
}
