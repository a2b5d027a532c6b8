import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { type Database, runMaintenanceTransaction, systemDb } from "@/db/client";
import { groups } from "@/db/schema/groups";
import { posts } from "@/db/schema/posts";
import { lockIds } from "@/lib/core/database/lock-ids";
import { runForEach } from "@/lib/core/tasks/run-for-each";
import { notify } from "@/lib/notifications/notify";
import { deletePostNotifications, excerptOf, textForExcerpt } from "@/lib/notifications/post-notifications";

const batchSize = 100;

/**
 * Notifies members of new posts, after the response to their author and without the time limit of queries: a group
 * may have thousands of members. Skips a post while a moderation rule holds it back.
 */
export async function notifyGroupMembers(): Promise<void> {
  const due = await systemDb
    .select({ id: posts.id })
    .from(posts)
    .where(sql`${posts.notifiesMembers} and ${posts.status} = 'published'`)
    .orderBy(asc(posts.id))
    .limit(batchSize);
  await runForEach(due, "members were not notified of a post", ({ id }) =>
    runMaintenanceTransaction((tx) => notifyMembersOf(tx, id)),
  );
}

const isAnnouncedTo = sql`notification_level <> 'none'`;
/** Mentioned members have been notified of the mention. */
const isNotifiedOfPosts = (id: number) => sql`notification_level = 'all'
  and user_id not in (select user_id from mentions where post_id = ${id})`;

/** The lock excludes other workers. A lock of the post would delay likes of its readers. */
async function notifyMembersOf(tx: Database, id: number): Promise<void> {
  const [lock] = await tx.execute<{ isFree: boolean }>(
    sql`select pg_try_advisory_xact_lock(${lockIds.membersOfPost}, ${id}) as "isFree"`,
  );
  if (!lock?.isFree) return;
  const [post] = await tx
    .select({
      group: groups.id,
      name: groups.name,
      authorId: posts.userId,
      isAnnouncement: posts.isAnnouncement,
      content: textForExcerpt(posts.content),
    })
    .from(posts)
    .innerJoin(groups, and(eq(groups.id, posts.groupId), isNull(groups.deletedAt)))
    .where(and(eq(posts.id, id), eq(posts.status, "published"), eq(posts.notifiesMembers, true)));
  if (post) {
    const { group, name, authorId, isAnnouncement } = post;
    const kind = isAnnouncement ? "group_announced" : "group_posted";
    const params = { post: id, group, name, excerpt: excerptOf(post.content) };
    await notify(
      sql`select user_id from group_members where group_id = ${group} and user_id <> ${authorId}
        and ${isAnnouncement ? isAnnouncedTo : isNotifiedOfPosts(id)}`,
      { kind, about: `post:${id}`, actorId: authorId, params },
      tx,
    );
  }
  const [done] = await tx
    .update(posts)
    .set({ notifiesMembers: false })
    .where(eq(posts.id, id))
    .returning({ status: posts.status });
  // The post may have been deleted meanwhile.
  if (done && done.status !== "published") await deletePostNotifications(tx, id);
}
