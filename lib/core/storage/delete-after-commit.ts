import { log } from "@/lib/core/log";
import { isBackupRunning } from "./backup-lock";
import { deleteFiles } from "./storage";

/**
 * Deletes files whose rows were deleted, after that was committed. While a backup runs, whose snapshot may still hold
 * the rows, they stay for the next sweep of unowned files; likewise when the database cannot say whether one runs.
 */
export async function deleteFilesAfterCommit(paths: string[]): Promise<void> {
  if (paths.length === 0) return;
  const keep = await isBackupRunning().catch((error) => {
    log.warn({ err: error }, "files of deleted rows were left for the sweep");
    return true;
  });
  if (!keep) await deleteFiles(paths);
}
