import { and, eq, sql } from "drizzle-orm";
import type { GroupVisibility } from "@/db/enums";
import { groups } from "@/db/schema/groups";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { consume } from "@/lib/core/api/rate-limiter";
import type { Uploads } from "@/lib/core/api/uploads";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { runLongTransaction, runTransaction } from "@/lib/core/auth/run-transaction";
import type { Member } from "@/lib/core/auth/viewer";
import { AppError, invalid } from "@/lib/core/errors/app-error";
import { storeAvatar } from "@/lib/core/images/store";
import { avatarPaths } from "@/lib/core/images/urls";
import { deleteFilesAfterCommit } from "@/lib/core/storage/delete-after-commit";
import { type RecordedFile, recordStoredFiles } from "@/lib/core/storage/quota";
import { deleteOnFailure } from "@/lib/core/storage/storage";
import type { createGroup as createEndpoint, updateGroup as updateEndpoint } from "./contract";
import { isRestorable } from "./deleted-groups";
import { insertGroups } from "./insert-groups";
import { lockGroupAsAdmin, lockGroupAsOwner, requireGroup } from "./lock";
import { publishToMembers } from "./member-pages";
import { deleteRequestsOf } from "./membership-rows";
import { getGroup } from "./queries";
import { isGroupAdmin } from "./roles";
import type { Group } from "./schemas";

type NewGroup = BodyOf<typeof createEndpoint>;
type Change = BodyOf<typeof updateEndpoint>;

/** Throws `validation_failed` without an avatar, the image codes and `storage_quota_exceeded`. */
export async function createGroup(viewer: Member, body: NewGroup, files: Uploads): Promise<Group> {
  const upload = files.avatar?.[0];
  if (!upload) throw invalid("avatar", "group_avatar_required");
  const avatar = await storeGroupAvatar(viewer, upload);
  const id = await deleteOnFailure(avatarPaths(avatar.path), () =>
    runTransaction(viewer, async (tx) => {
      await recordStoredFiles(tx, viewer.id, [avatar]);
      const [id] = await insertGroups(tx, [
        {
          name: body.name,
          description: body.description.trim(),
          avatarPath: avatar.path,
          visibility: visibilityOf(body, "public"),
          ownerId: viewer.id,
        },
      ]);
      if (id === undefined) throw new AppError("internal");
      return id;
    }),
  );
  return getGroup(viewer, id);
}

/** Throws `forbidden`, the image codes and `storage_quota_exceeded`. */
export async function updateGroup(viewer: Member, id: number, body: Change, files: Uploads): Promise<Group> {
  const { role, visibility } = await requireGroup(viewer, id);
  if (!isGroupAdmin(role)) throw new AppError("forbidden");
  const upload = files.avatar?.[0];
  const avatar = upload ? await storeGroupAvatar(viewer, upload) : body.remove_avatar ? null : undefined;
  const isVisibilityChanged = visibilityOf(body, visibility) !== visibility;
  const run = isVisibilityChanged ? runLongTransaction : runTransaction;
  const replaced = await deleteOnFailure(avatar ? avatarPaths(avatar.path) : [], () =>
    run(viewer, async (tx) => {
      if (avatar) await recordStoredFiles(tx, viewer.id, [avatar]);
      const before = await lockGroupAsAdmin(tx, viewer, id);
      const { name = before.name, description } = body;
      const visibility = visibilityOf(body, before.visibility);
      await tx
        .update(groups)
        .set({
          name,
          description: description?.trim(),
          visibility,
          avatarPath: avatar === null ? null : avatar?.path,
        })
        .where(eq(groups.id, id));
      if (visibility === "hidden" && before.visibility !== "hidden") await deleteRequestsOf(tx, id);
      await recordAudit(tx, viewer, "group_changed", ["group", id], { name, visibility });
      return before.avatarPath;
    }),
  );
  if (replaced && avatar !== undefined) await deleteFilesAfterCommit(avatarPaths(replaced));
  return getGroup(viewer, id);
}

/** Throws `forbidden`. */
export async function deleteGroup(viewer: Member, id: number): Promise<void> {
  await runLongTransaction(viewer, async (tx) => {
    const { name } = await lockGroupAsOwner(tx, viewer, id);
    await tx.update(groups).set({ deletedAt: sql`now()` }).where(eq(groups.id, id));
    await recordAudit(tx, viewer, "group_deleted", ["group", id], { name });
  });
  await publishToMembers(id);
}

export async function restoreGroup(viewer: Member, id: number): Promise<Group> {
  await runLongTransaction(viewer, async (tx) => {
    const { count } = await tx
      .update(groups)
      .set({ deletedAt: null })
      .where(and(eq(groups.id, id), isRestorable(viewer)));
    if (count === 0) throw new AppError("not_found");
    await recordAudit(tx, viewer, "group_restored", ["group", id]);
  });
  await publishToMembers(id);
  return getGroup(viewer, id);
}

/** Without `visibility`, `is_private` leaves a hidden group hidden. */
function visibilityOf(
  { visibility, is_private }: Pick<Change, "visibility" | "is_private">,
  before: GroupVisibility,
) {
  if (visibility || is_private === undefined) return visibility ?? before;
  if (!is_private) return "public";
  return before === "public" ? "private" : before;
}

async function storeGroupAvatar(viewer: Member, upload: string): Promise<RecordedFile> {
  await consume("uploads", viewer.id);
  return storeAvatar(viewer.id, upload);
}
