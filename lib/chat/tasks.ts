import { and, isNull, lt, sql } from "drizzle-orm";
import { systemDb } from "@/db/client";
import { messageAttachments } from "@/db/schema/chat";
import { deleteFilesAfterCommit } from "@/lib/core/storage/delete-after-commit";
import { attachmentLimits } from "./attachment-limits";
import { attachmentPaths } from "./store-attachment";

/** A device that was offline meanwhile may still send its message within these days. */
export async function deleteUnsentAttachments(): Promise<void> {
  const { kind, path, width, messageId, createdAt } = messageAttachments;
  const isOld = lt(createdAt, sql`now() - make_interval(days => ${attachmentLimits.unsentDays})`);
  const deleted = await systemDb
    .delete(messageAttachments)
    .where(and(isNull(messageId), isOld))
    .returning({ kind, path, width });
  await deleteFilesAfterCommit(deleted.flatMap(attachmentPaths));
}
