import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { type ReadDatabase, systemDb } from "@/db/client";

const batch = 5000;

/**
 * One statement over years of rows would hold its locks for minutes. `statement` deletes at most so many rows, and
 * returns a row for each.
 */
export async function deleteInBatches(
  db: Pick<ReadDatabase, "execute">,
  statement: (limit: number) => SQL,
): Promise<void> {
  for (let count = batch; count === batch; ) count = (await db.execute(statement(batch))).length;
}

/** Does the same for the rows of a table that match, by their `id`. */
export function deleteRowsInBatches(id: PgColumn, where: SQL | undefined): Promise<void> {
  return deleteInBatches(
    systemDb,
    (limit) => sql`delete from ${id.table} where ${id} in (
      select ${id} from ${id.table} where ${where} limit ${limit}) returning ${id}`,
  );
}
