import { sql } from "drizzle-orm";
import { db } from "@/db/client";

/** The advisory lock that a backup holds from before its snapshot until it has copied the last file. */
export const backupLockId = 7_105_323;

export async function isBackupRunning(): Promise<boolean> {
  const [row] = await db.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock_shared(${backupLockId}) as free`,
  );
  return !row?.free;
}
