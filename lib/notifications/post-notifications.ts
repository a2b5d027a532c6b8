import { and, eq, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { notifications } from "@/db/schema/notifications";
import { comments, likes, posts } from "@/db/schema/posts";
import { users } from "@/db/schema/users";
import { notify } from "./notify";

const excerptLength = 80;
/** By code points: the database refuses half of a surrogate pair. */
const excerptOf = (text: string) =>
  Array.from(text.replace(/\s+/g, " ").trim()).slice(0, excerptLength).join("");

/** Before a like or a comment locks the post: deletion of an account locks the user first, then the posts. */
export async function lockRecipients(tx: Database, postId: number, replyToId?: number | null): Promise<void> {
  await tx.execute(sql`
    select from ${users} where ${users.id} = any(array(
      select ${posts.userId} from ${posts} where ${posts.id} = ${postId}
      union select ${comments.userId} from ${comments} where ${comments.id} = ${replyToId ?? null}))
    order by ${users.id} for key share`);
}

export async function notifyLiked(tx: Database, postId: number, actorId: number): Promise<void> {
  const [post] = await tx
    .select({ userId: posts.userId, content: sql<string>`left(${posts.content}, 400)` })
    .from(posts)
    .where(eq(posts.id, postId));
  if (!post || post.userId === actorId) return;
  const params = { post: postId, excerpt: excerptOf(post.content) };
  await notify(post.userId, { kind: "post_liked", about: `post:${postId}`, actorId, params }, tx);
}

type RetractedLike = { postId: number; actorId: number; likedAt: string };

export async function retractLike(tx: Database, { postId, actorId, likedAt }: RetractedLike): Promise<void> {
  const unread = sql`${notifications.userId} = (select ${posts.userId} from ${posts} where ${posts.id} = ${postId})
    and ${notifications.groupKey} = ${`post_liked:post:${postId}`} and ${notifications.readAt} is null
    and ${notifications.userId} <> ${actorId} and ${notifications.createdAt} <= ${likedAt}::timestamptz`;
  const lastLiker = sql`(select ${likes.userId} from ${likes}
    where ${likes.postId} = ${postId} and ${likes.userId} <> ${notifications.userId}
    order by ${likes.createdAt} desc limit 1)`;
  await tx
    .delete(notifications)
    .where(and(unread, eq(notifications.count, 1), eq(notifications.actorId, actorId)));
  await tx
    .update(notifications)
    .set({
      count: sql`${notifications.count} - 1`,
      actorId: sql`case when ${notifications.actorId} = ${actorId} then ${lastLiker} else ${notifications.actorId} end`,
    })
    .where(and(unread, sql`${notifications.count} > 1`));
}

/** Never its writer or `except`, and nobody twice. */
export async function notifyCommented(tx: Database, commentId: number, except: number | null): Promise<void> {
  const [comment] = await tx
    .select(commentColumns)
    .from(comments)
    .innerJoin(posts, eq(posts.id, comments.postId))
    .where(and(eq(comments.id, commentId), eq(comments.status, "published")));
  if (!comment) return;
  const { postId, authorId, answeredId, writerId, visitor, content } = comment;
  const params = { post: postId, excerpt: excerptOf(content), ...(visitor !== null && { actor: visitor }) };
  const actor = { actorId: writerId ?? undefined, params };
  const notified = new Set([writerId, except]);
  if (answeredId !== null && !notified.has(answeredId)) {
    notified.add(answeredId);
    const about = `comment:${comment.replyToId}`;
    await notify(answeredId, { kind: "comment_answered", about, ...actor }, tx);
  }
  if (!notified.has(authorId))
    await notify(authorId, { kind: "post_commented", about: `post:${postId}`, ...actor }, tx);
}

const commentColumns = {
  postId: comments.postId,
  content: sql<string>`left(${comments.content}, 400)`,
  writerId: comments.userId,
  visitor: comments.authorName,
  replyToId: comments.replyToId,
  authorId: posts.userId,
  answeredId: sql<number | null>`(select answered.user_id from ${comments} answered
    where answered.id = ${comments.replyToId})`,
};
