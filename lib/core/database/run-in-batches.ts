import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { systemDb } from "@/db/client";

/**
 * One statement over years of rows would hold its locks for minutes. `change` changes at most `limit` rows and returns
 * how many; this returns their total.
 */
export async function runInBatches(
  change: (limit: number) => Promise<number>,
  limit = 5000,
): Promise<number> {
  let total = 0;
  for (let count = limit; count === limit; total += count) count = await change(limit);
  return total;
}

/** `statement` returns a row for each that it deletes. */
export async function deleteInBatches(statement: (limit: number) => SQL): Promise<void> {
  await runInBatches(async (limit) => (await systemDb.execute(statement(limit))).length);
}

/** Deletes the rows of a table that match, by their `id`. */
export function deleteRowsInBatches(id: PgColumn, where: SQL | undefined): Promise<void> {
  return deleteInBatches(
    (limit) => sql`delete from ${id.table} where ${id} in (
      select ${id} from ${id.table} where ${where} limit ${limit}) returning ${id}`,
  );
}
