import { and, eq, sql } from "drizzle-orm";
import { type Database, db } from "@/db/client";
import { notifications } from "@/db/schema/notifications";
import { comments, likes, posts } from "@/db/schema/posts";
import { notify } from "./notify";

const excerptLength = 80;
const excerptOf = (text: string) => text.replace(/\s+/g, " ").trim().slice(0, excerptLength);

/** Tells the author of a post that somebody likes it; oneself is not told. */
export async function tellLiked(postId: number, actorId: number): Promise<void> {
  const [post] = await db
    .select({ userId: posts.userId, content: sql<string>`left(${posts.content}, 400)` })
    .from(posts)
    .where(eq(posts.id, postId));
  if (!post || post.userId === actorId) return;
  const params = { post: postId, excerpt: excerptOf(post.content) };
  await notify(post.userId, { kind: "post_liked", about: `post:${postId}`, actorId, params });
}

/** A like taken back while its notification is unread is taken out of it again. */
export async function untellLiked(postId: number, actorId: number): Promise<void> {
  const unread = sql`${notifications.userId} = (select ${posts.userId} from ${posts} where ${posts.id} = ${postId})
    and ${notifications.groupKey} = ${`post_liked:post:${postId}`} and ${notifications.readAt} is null`;
  const lastLiker = sql`(select ${likes.userId} from ${likes}
    where ${likes.postId} = ${postId} order by ${likes.createdAt} desc limit 1)`;
  await db
    .delete(notifications)
    .where(and(unread, eq(notifications.count, 1), eq(notifications.actorId, actorId)));
  await db
    .update(notifications)
    .set({
      count: sql`${notifications.count} - 1`,
      actorId: sql`case when ${notifications.actorId} = ${actorId} then ${lastLiker} else ${notifications.actorId} end`,
    })
    .where(and(unread, sql`${notifications.count} > 1`));
}

/**
 * Tells of a comment that is public now: the person it answers, and the author of the post. Nobody is told of what
 * they did themselves, `knows` neither; nobody is told twice.
 */
export async function tellCommented(
  commentId: number,
  knows: number | null,
  within: Database = db,
): Promise<void> {
  const [comment] = await within
    .select(commentColumns)
    .from(comments)
    .innerJoin(posts, eq(posts.id, comments.postId))
    .where(and(eq(comments.id, commentId), eq(comments.status, "published")));
  if (!comment) return;
  const { postId, authorId, answeredId, writerId, visitor, content } = comment;
  const params = { post: postId, excerpt: excerptOf(content), ...(visitor !== null && { actor: visitor }) };
  const actor = { actorId: writerId ?? undefined, params };
  const told = new Set([writerId, knows]);
  if (answeredId !== null && !told.has(answeredId)) {
    told.add(answeredId);
    const about = `comment:${comment.replyToId}`;
    await notify(answeredId, { kind: "comment_answered", about, ...actor }, within);
  }
  if (!told.has(authorId))
    await notify(authorId, { kind: "post_commented", about: `post:${postId}`, ...actor }, within);
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
