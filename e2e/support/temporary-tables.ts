import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { ReservedSql } from "postgres";
import { sql } from "./database";

/**
 * Gives `use` a connection on which empty temporary tables hide the real ones: a test of a plan chooses their rows and
 * statistics.
 */
export async function withTemporaryTables(
  tables: string[],
  use: (session: ReservedSql) => Promise<void>,
): Promise<void> {
  const session = await sql.reserve();
  try {
    for (const table of tables)
      await session.unsafe(
        `create temporary table ${table} (like public.${table} including indexes including defaults including generated)`,
      );
    await use(session);
  } finally {
    await session.unsafe(`drop table if exists ${tables.map((table) => `pg_temp.${table}`).join(", ")}`);
    session.release();
  }
}

/** The rows of a query, and its plan with what it read. */
export async function explainOn(session: ReservedSql, query: SQL) {
  const { sql: text, params } = new PgDialect().sqlToQuery(query);
  const rows = await session.unsafe(text, params as string[]);
  const [explained] = await session.unsafe(
    `explain (analyze, buffers, format json) ${text}`,
    params as string[],
  );
  return { rows, plan: explained?.["QUERY PLAN"][0].Plan };
}
