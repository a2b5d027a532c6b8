import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";

/** Ids of rows, by the keys of the fixtures. */
export class Ids<K> extends Map<K, number> {
  of = (key: K): number => {
    const id = this.get(key);
    if (id === undefined) throw new Error(`There is no row of ${String(key)}.`);
    return id;
  };
}

/** Reserves the next ids of a table, ascending, so that rows that refer to each other can be inserted in one statement each. */
export async function takeIds<K>(tx: Transaction, table: string, keys: readonly K[]): Promise<Ids<K>> {
  const rows = await tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id from generate_series(1, ${keys.length}) order by 1`,
  );
  return new Ids(keys.map((key, index) => [key, (rows[index] as { id: number }).id]));
}
