import { sql } from "drizzle-orm";
import { db } from "@/db/client";
import { lockIds } from "@/lib/core/database/lock-ids";
import { log } from "@/lib/core/log";
import { deleteFiles } from "./storage";

/** While a backup runs, whose snapshot may still have the rows, the files stay for the orphaned-files task. */
export async function deleteFilesAfterCommit(paths: string[]): Promise<void> {
  if (paths.length === 0) return;
  const isRunning = await isBackupRunning().catch((error) => {
    log.warn({ err: error }, "files of deleted rows were left to the task delete-orphaned-files");
    return true;
  });
  if (!isRunning) await deleteFiles(paths);
}

async function isBackupRunning(): Promise<boolean> {
  const [row] = await db.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock_shared(${lockIds.backup}) as free`,
  );
  return !row?.free;
}
