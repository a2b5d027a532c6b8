import { eq } from "drizzle-orm";
import { conversations } from "@/db/schema/chat";
import { consume } from "@/lib/core/api/rate-limiter";
import type { Uploads } from "@/lib/core/api/uploads";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Member } from "@/lib/core/auth/viewer";
import { AppError, invalid } from "@/lib/core/errors/app-error";
import { storeAvatar } from "@/lib/core/images/store";
import { avatarPaths } from "@/lib/core/images/urls";
import { deleteFilesAfterCommit } from "@/lib/core/storage/delete-after-commit";
import { type RecordedFile, recordStoredFiles } from "@/lib/core/storage/quota";
import { deleteOnFailure } from "@/lib/core/storage/storage";
import { insertEvents, lockGroup, publishGroupChanged } from "./group-events";
import { getConversation } from "./queries";
import type { Conversation } from "./schemas";

/** Throws the image codes and `storage_quota_exceeded`. */
export async function updateConversationPicture(
  viewer: Member,
  id: number,
  files: Uploads,
): Promise<Conversation> {
  const { type, group_id } = await getConversation(viewer, id);
  if (type !== "group" || group_id !== null) throw new AppError("not_found");
  const upload = files.picture?.[0];
  if (!upload) throw invalid("picture", "required");
  await consume("uploads", viewer.id);
  const stored = await storeAvatar(viewer.id, upload);
  await deleteOnFailure(avatarPaths(stored.path), () => replacePicture(viewer, id, stored));
  return getConversation(viewer, id);
}

export async function removeConversationPicture(viewer: Member, id: number): Promise<Conversation> {
  await replacePicture(viewer, id, null);
  return getConversation(viewer, id);
}

async function replacePicture(viewer: Member, id: number, stored: RecordedFile | null): Promise<void> {
  const { memberIds, avatarPath } = await runTransaction(viewer, async (tx) => {
    const group = await lockGroup(tx, viewer, id);
    if (stored) await recordStoredFiles(tx, viewer.id, [stored]);
    await tx
      .update(conversations)
      .set({ avatarPath: stored?.path ?? null })
      .where(eq(conversations.id, id));
    if (stored || group.avatarPath) await insertEvents(tx, viewer, id, [{ event: "picture_changed" }]);
    return group;
  });
  if (avatarPath) await deleteFilesAfterCommit(avatarPaths(avatarPath));
  publishGroupChanged(id, memberIds);
}
