import { sql } from "drizzle-orm";
import { db } from "@/db/client";
import { lockIds } from "@/lib/core/database/lock-ids";

export async function isBackupRunning(): Promise<boolean> {
  const [row] = await db.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock_shared(${lockIds.backup}) as free`,
  );
  return !row?.free;
}
