import { log } from "@/lib/core/log";
import { isBackupRunning } from "./backup-lock";
import { deleteFiles } from "./storage";

/**
 * After the commit. While a backup runs, whose snapshot may still have the rows, files stay for the next
 * orphan sweep; likewise when the database cannot tell.
 */
export async function deleteFilesAfterCommit(paths: string[]): Promise<void> {
  if (paths.length === 0) return;
  const keep = await isBackupRunning().catch((error) => {
    log.warn({ err: error }, "files of deleted rows were left for the sweep");
    return true;
  });
  if (!keep) await deleteFiles(paths);
}
