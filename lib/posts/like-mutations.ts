import { and, eq, sql } from "drizzle-orm";
import { db, type ReadDatabase, type Transaction } from "@/db/client";
import { likes, posts } from "@/db/schema/posts";
import { compileForViewer } from "@/lib/core/auth/prepare-for-viewer";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Member } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { findLiked, lockRecipients, notifyLiked, retractLike } from "@/lib/notifications/post-notifications";
import { countLikes } from "./counts";
import { postVisibleTo } from "./policy";

export async function likePost(viewer: Member, postId: number) {
  const likes_count = await runTransaction(viewer, async (tx) => {
    // Takes one round trip: each statement runs when the one before it has its locks.
    const [, [inserted], post] = await Promise.all([
      lockRecipients(tx, postId),
      insertLike(tx, viewer, postId),
      findLiked(tx, postId),
    ]);
    const [count] = await Promise.all([
      readLikesCount(viewer, postId, tx),
      inserted && post && notifyLiked(tx, post, viewer.id),
    ]);
    return count;
  });
  return { liked: true, likes_count };
}

async function insertLike(tx: Transaction, viewer: Member, postId: number) {
  return await tx.execute(likeInsertion(viewer, { postId }));
}

const likeInsertion = compileForViewer((viewer) => {
  const isVisible = and(eq(posts.id, sql.placeholder("postId")), postVisibleTo(viewer));
  return sql`
    insert into ${likes} (post_id, user_id) select ${posts.id}, ${viewer.id}::int from ${posts} where ${isVisible}
    on conflict do nothing returning post_id`;
});

export async function unlikePost(viewer: Member, postId: number) {
  await runTransaction(viewer, async (tx) => {
    const { count } = await tx
      .delete(likes)
      .where(and(eq(likes.postId, postId), eq(likes.userId, viewer.id)));
    if (count > 0) await retractLike(tx, postId, viewer.id);
  });
  return { liked: false, likes_count: await readLikesCount(viewer, postId) };
}

async function readLikesCount(viewer: Member, postId: number, from: ReadDatabase = db): Promise<number> {
  const [post] = await from.execute<{ count: number }>(likesCount(viewer, { postId }));
  if (!post) throw new AppError("not_found");
  return post.count;
}

const likesCount = compileForViewer(
  (viewer) => sql`select ${countLikes(viewer)} as count from ${posts}
    where ${and(eq(posts.id, sql.placeholder("postId")), postVisibleTo(viewer))}`,
);
