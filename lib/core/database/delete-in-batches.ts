import type { SQL } from "drizzle-orm";
import type { ReadDatabase } from "@/db/client";

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
