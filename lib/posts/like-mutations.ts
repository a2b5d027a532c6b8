import { and, eq, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { likes, posts } from "@/db/schema/posts";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Member } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { lockRecipients, notifyLiked, retractLike } from "@/lib/notifications/post-notifications";
import { countLikes } from "./counts";
import { postVisibleTo } from "./policy";

export async function likePost(viewer: Member, postId: number) {
  await runTransaction(viewer, async (tx) => {
    await lockRecipients(tx, postId);
    const [inserted] = await tx.execute(sql`
      insert into ${likes} (post_id, user_id)
      select ${posts.id}, ${viewer.id}::int from ${posts} where ${and(eq(posts.id, postId), postVisibleTo(viewer))}
      on conflict do nothing returning post_id`);
    if (inserted) await notifyLiked(tx, postId, viewer.id);
  });
  return { liked: true, likes_count: await readLikesCount(viewer, postId) };
}

export async function unlikePost(viewer: Member, postId: number) {
  await runTransaction(viewer, async (tx) => {
    const [deleted] = await tx
      .delete(likes)
      .where(and(eq(likes.postId, postId), eq(likes.userId, viewer.id)))
      .returning({ postId: likes.postId });
    if (deleted) await retractLike(tx, postId, viewer.id);
  });
  return { liked: false, likes_count: await readLikesCount(viewer, postId) };
}

async function readLikesCount(viewer: Member, postId: number): Promise<number> {
  const [post] = await db
    .select({ likesCount: countLikes(viewer) })
    .from(posts)
    .where(and(eq(posts.id, postId), postVisibleTo(viewer)));
  if (!post) throw new AppError("not_found");
  return post.likesCount;
}
