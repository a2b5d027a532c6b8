import { eq, inArray, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { storedFiles } from "@/db/schema/storage";
import { lockIds } from "@/lib/core/database/lock-ids";
import { env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors/app-error";

export type RecordedFile = { path: string; size: number };

const bytesPerMegabyte = 1024 * 1024;

/**
 * Call it as the first statement of the transaction that writes the owning rows: one user's uploads serialize here.
 * Throws `storage_quota_exceeded`.
 */
export async function recordStoredFiles(tx: Database, userId: number, files: RecordedFile[]): Promise<void> {
  if (files.length === 0) return;
  await tx.execute(sql`select pg_advisory_xact_lock(${lockIds.filesOfUser}::int, ${userId}::int)`);
  await tx.insert(storedFiles).values(files.map(({ path, size }) => ({ path, size, userId })));
  const [row] = await tx
    .select({ used: sql<number>`sum(${storedFiles.size})::float8` })
    .from(storedFiles)
    .where(eq(storedFiles.userId, userId));
  const megabytes = env().STORAGE_QUOTA_MB;
  if (Number(row?.used) > megabytes * bytesPerMegabyte)
    throw new AppError("storage_quota_exceeded", { params: { megabytes: String(megabytes) } });
}

/** Deletes the records of files without an owning row. */
export async function deleteStoredFiles(tx: Database, files: RecordedFile[]): Promise<void> {
  if (files.length === 0) return;
  const paths = files.map(({ path }) => path);
  await tx.delete(storedFiles).where(inArray(storedFiles.path, paths));
}
