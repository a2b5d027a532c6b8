import { eq, lt, sql } from "drizzle-orm";
import { systemDb } from "@/db/client";
import { groupEmailInvitations, groupInvitationLinks, groups } from "@/db/schema/groups";
import { postImages, posts } from "@/db/schema/posts";
import { avatarPaths, imagePaths } from "@/lib/core/images/urls";
import { deleteFilesAfterCommit } from "@/lib/core/storage/delete-after-commit";
import { restorableDays } from "./limits";

export async function deleteHiddenGroups(): Promise<void> {
  const isDue = lt(groups.deletedAt, sql`now() - make_interval(days => ${restorableDays})`);
  const images = await systemDb
    .select({ path: postImages.path, width: postImages.width })
    .from(groups)
    .innerJoin(posts, eq(posts.groupId, groups.id))
    .innerJoin(postImages, eq(postImages.postId, posts.id))
    .where(isDue);
  const deleted = await systemDb.delete(groups).where(isDue).returning({ path: groups.avatarPath });
  const avatars = deleted.flatMap(({ path }) => (path ? avatarPaths(path) : []));
  await deleteFilesAfterCommit([...avatars, ...images.flatMap(imagePaths)]);
}

/** Those by email, too. */
export async function deleteExpiredInvitationLinks(): Promise<void> {
  await systemDb.delete(groupEmailInvitations).where(lt(groupEmailInvitations.expiresAt, sql`now()`));
  await systemDb.delete(groupInvitationLinks).where(lt(groupInvitationLinks.expiresAt, sql`now()`));
}
