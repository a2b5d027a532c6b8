import { sql } from "drizzle-orm";
import { db } from "@/db/client";

export const backupLockId = 7_105_323;

export async function isBackupRunning(): Promise<boolean> {
  const [row] = await db.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock_shared(${backupLockId}) as free`,
  );
  return !row?.free;
}
