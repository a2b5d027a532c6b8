import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { users } from "@/db/schema/users";

/** Locks users in the order of their ids, to avoid deadlocks. */
export async function lockUsers(tx: Transaction, ids: SQL | readonly number[]): Promise<void> {
  const userIds = Array.isArray(ids) ? sql`${sql.param(`{${ids.join(",")}}`)}::int[]` : sql`array(${ids})`;
  await tx.execute(
    sql`select from ${users} where ${users.id} = any(${userIds}) order by ${users.id} for no key update`,
  );
}
