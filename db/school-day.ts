import { type SQL, sql } from "drizzle-orm";

/** A subquery, which is evaluated once per query. */
export const schoolTimeZone: SQL<string> = sql<string>`(select school_time_zone())`;

export function dayInSchool(at: SQL): SQL<string> {
  return sql<string>`((${at}) at time zone ${schoolTimeZone})::date`;
}

/**
 * The instant at which the day begins: where clocks go back to midnight, at the first of two. A range of a column between
 * two of them uses its index, the day of a column does not.
 */
export function midnightInSchool(day: SQL): SQL {
  return sql`(((${day})::timestamp - interval '1 minute') at time zone ${schoolTimeZone} + interval '1 minute')`;
}

/** A subquery, because a condition on a thousand rows would compute the bare expression for each. */
export const todayInSchool: SQL<string> = sql<string>`(select ${dayInSchool(sql`now()`)})`;
