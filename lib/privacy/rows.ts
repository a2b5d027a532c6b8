import { type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { ParameterOrJSON, ReservedSql } from "postgres";
import { connection, db } from "@/db/client";

const batchSize = 500;

export async function hasRows(query: SQL): Promise<boolean> {
  const [row] = await db.execute<{ exists: boolean }>(sql`select exists (${query}) as exists`);
  return row?.exists === true;
}

/** The cursor is `with hold`: no transaction stays open for a slow reader. */
export async function* streamJson(query: SQL): AsyncGenerator<string> {
  const session = await connection().sql.reserve();
  try {
    yield "[";
    let before = "\n";
    for await (const row of streamRows(query, session)) {
      yield before + JSON.stringify(row, null, 2);
      before = ",\n";
    }
    yield "\n]\n";
  } finally {
    await session`close all`.finally(() => session.release());
  }
}

async function* streamRows(query: SQL, session: ReservedSql): AsyncGenerator<unknown> {
  const { sql: text, params } = new PgDialect().sqlToQuery(query);
  await session.unsafe(`declare own_rows cursor with hold for ${text}`, params as ParameterOrJSON<never>[]);
  for (;;) {
    const rows = await session.unsafe(`fetch ${batchSize} from own_rows`).values();
    if (rows.length === 0) return;
    for (const [row] of rows) yield row;
  }
}
