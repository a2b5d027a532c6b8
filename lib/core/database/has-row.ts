import { and, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { ReadDatabase } from "@/db/client";
import { limitInText } from "./limit-in-text";

export type RowQuery = [
  database: Pick<ReadDatabase, "select">,
  table: PgTable,
  ...where: (SQL | undefined)[],
];

/** Whether a row of the table meets all conditions. */
export async function hasRow(...[database, table, ...where]: RowQuery): Promise<boolean> {
  const query = database.select({ one: sql`1` }).from(table);
  return (await query.where(and(...where)).limit(limitInText(1))).length > 0;
}
