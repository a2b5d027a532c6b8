import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";

export type { Transaction };

/** The next ids of a table, ascending: rows that refer to each other can then be written in one statement each. */
export async function takeIds(tx: Transaction, table: string, count: number): Promise<number[]> {
  const rows = await tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id from generate_series(1, ${count}) order by 1`,
  );
  return rows.map(({ id }) => id);
}
