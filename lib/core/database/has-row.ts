import { and, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { ReadDatabase } from "@/db/client";
import { limitInText } from "./limit-in-text";

type Reader = Pick<ReadDatabase, "select">;

/** Whether a row of the table meets all conditions. */
export async function hasRow(from: Reader, table: PgTable, ...where: (SQL | undefined)[]): Promise<boolean> {
  const query = from.select({ one: sql`1` }).from(table);
  const rows = await query.where(and(...where)).limit(limitInText(1));
  return rows.length > 0;
}
