import { and, inArray, isNull, lt, sql } from "drizzle-orm";
import { systemDb } from "@/db/client";
import { messageAttachments } from "@/db/schema/chat";
import { runInBatches } from "@/lib/core/database/run-in-batches";
import { deleteFilesAfterCommit } from "@/lib/core/storage/delete-after-commit";
import { attachmentLimits } from "./attachment-limits";
import { attachmentPaths } from "./store-attachment";

/** A device that was offline meanwhile may still send its message within these days. */
export async function deleteUnsentAttachments(): Promise<void> {
  const { id, kind, path, width, messageId, createdAt } = messageAttachments;
  const isOld = lt(createdAt, sql`now() - make_interval(days => ${attachmentLimits.unsentDays})`);
  const isUnsent = and(isNull(messageId), isOld);
  await runInBatches(async (limit) => {
    const due = systemDb.select({ id }).from(messageAttachments).where(isUnsent).limit(limit);
    // A message may have been sent with one meanwhile.
    const deleted = await systemDb
      .delete(messageAttachments)
      .where(and(isUnsent, inArray(id, due)))
      .returning({ kind, path, width });
    await deleteFilesAfterCommit(deleted.flatMap(attachmentPaths));
    return deleted.length;
  }, 500);
}
