import { log } from "@/lib/core/log";
import { isBackupRunning } from "./backup-lock";
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
