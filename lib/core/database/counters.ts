import { type SQL, sql } from "drizzle-orm";
import { systemDb } from "@/db/client";

/** The sum of the counters with such names (`%` for any part), as of now (db/functions/counters.sql). */
export function sumCounters(pattern: string, except = ""): SQL<number> {
  return sql<number>`(select coalesce(sum(value), 0)::int from counter_values
    where name like ${pattern} and name not like ${except})`;
}

/** The sum of counters with a day at the end of their names, over the last days of the school, today included. */
export function sumRecentCounters(pattern: string, days: number): SQL<number> {
  return sql<number>`(select coalesce(sum(value), 0)::int from counter_values
    where name like ${`${pattern}:____-__-__`} and right(name, 10) >= (${firstOfDays(days)})::text)`;
}

export function firstOfDays(days: number): SQL {
  return sql`(select school_day(now()) - ${sql.raw(String(days - 1))})`;
}

export async function addCounterChanges(): Promise<void> {
  await systemDb.execute(sql`select add_counter_changes()`);
}
