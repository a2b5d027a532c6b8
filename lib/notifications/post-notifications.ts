import { eq, inArray, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { compileOnce } from "@/db/compile-once";
import { notifications } from "@/db/schema/notifications";
import { comments, posts } from "@/db/schema/posts";
import { users } from "@/db/schema/users";
import { truncate } from "@/lib/core/text/truncate";
import { notify, retractNotifications } from "./notify";

const excerptLength = 80;
export const excerptOf = (text: string) => truncate(text, excerptLength);

/** The beginning of a text, as long as an excerpt can be. */
export const textForExcerpt = (content: SQLWrapper) => sql<string>`left(without_mentions(${content}), 400)`;

/** Call it before a like or a comment locks the post: deletion of an account locks the user first, then the posts. */
export async function lockRecipients(tx: Database, postId: number, replyToId?: number | null): Promise<void> {
  await tx.execute(recipientsLock({ postId, replyToId: replyToId ?? null }));
}

const recipientsLock = compileOnce(
  () => sql`
    select from ${users} where ${users.id} = any(array(
      select ${posts.userId} from ${posts} where ${posts.id} = ${sql.placeholder("postId")}
      union select ${comments.userId} from ${comments} where ${comments.id} = ${sql.placeholder("replyToId")}))
    order by ${users.id} for key share`,
);

/** Does what `lockRecipients` does, before held posts are decided on. */
export async function lockRecipientsOfPosts(tx: Database, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    select from ${users} where ${users.id} = any(array(
      select p.user_id from posts p where ${inArray(sql`p.id`, [...ids])}
      union select m.user_id from mentions m where ${inArray(sql`m.post_id`, [...ids])}))
    order by ${users.id} for key share`);
}

/** Does what `lockRecipients` does, before several comments are accepted. */
export async function lockRecipientsOfComments(tx: Database, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    select from ${users} where ${users.id} in (
      select unnest(array[p.user_id, c.user_id, parent.user_id]) from ${comments} c join ${posts} p on p.id = c.post_id
        left join ${comments} parent on parent.id = c.reply_to_id
      where ${inArray(sql`c.id`, [...ids])}
      union select m.user_id from mentions m where ${inArray(sql`m.comment_id`, [...ids])})
    order by ${users.id} for key share`);
}

type LikedPost = { id: number; userId: number; content: string };

/** The author to notify of a like, with the text; read after the like, since the post may be deleted while that waits. */
export async function findLiked(tx: Database, postId: number): Promise<LikedPost | undefined> {
  const [post] = await tx.execute<LikedPost>(likedPost({ postId }));
  return post;
}

const likedPost = compileOnce(
  () => sql`
    select ${posts.id}, ${posts.userId} as "userId", ${textForExcerpt(posts.content)} as content from ${posts}
    where ${posts.id} = ${sql.placeholder("postId")} and ${posts.status} <> 'deleted'`,
);

export async function notifyLiked(
  tx: Database,
  { id, userId, content }: LikedPost,
  actorId: number,
): Promise<void> {
  if (userId === actorId) return;
  const params = { post: id, excerpt: excerptOf(content) };
  const source = `like:${actorId}`;
  await notify(userId, { kind: "post_liked", about: `post:${id}`, actorId, params, source }, tx);
}

export function retractLike(tx: Database, postId: number, actorId: number): Promise<void> {
  return retractNotifications(tx, postId, `like:${actorId}`);
}

/** A published comment with the author of the parent comment, if they read the post; by default the last inserted comment of the connection. */
export async function findCommented(tx: Database, commentId?: number): Promise<CommentedPost | undefined> {
  const which = commentId === undefined ? "inserted" : "given";
  const [comment] = await tx.execute<CommentedPost>(commentedPost({ id: commentId }, which));
  return comment;
}

const commentedPost = compileOnce((which: "inserted" | "given") => {
  // A subquery, since an index is not read by a volatile function.
  const id = which === "given" ? sql.placeholder("id") : sql`(select currval('comments_id_seq'))`;
  return sql`
    select ${comments.id}, ${comments.postId} as "postId", ${textForExcerpt(comments.content)} as content,
      ${comments.userId} as "writerId", ${comments.authorName} as visitor, ${comments.replyToId} as "replyToId",
      ${posts.userId} as "authorId",
      (select parent.user_id from ${comments} parent
        where parent.id = ${comments.replyToId} and ${posts.status} = 'published'
          and not is_blocked_pair(parent.user_id, ${posts.userId})) as "parentAuthorId"
    from ${comments} join ${posts} on ${posts.id} = ${comments.postId}
    where ${comments.id} = ${id} and ${comments.status} = 'published' and ${posts.status} <> 'deleted'`;
});

/** Notifies each user once, except the comment's author and `except`. */
export async function notifyCommented(
  tx: Database,
  comment: CommentedPost | undefined,
  except: readonly (number | null)[],
): Promise<void> {
  if (!comment) return;
  const { postId, authorId, parentAuthorId, writerId, visitor, content } = comment;
  const params = { post: postId, excerpt: excerptOf(content), ...(visitor !== null && { actor: visitor }) };
  const actor = { actorId: writerId ?? undefined, params, source: `comment:${comment.id}` };
  const notified = new Set([writerId, ...except]);
  if (parentAuthorId !== null && !notified.has(parentAuthorId)) {
    notified.add(parentAuthorId);
    const about = `comment:${comment.replyToId}`;
    await notify(parentAuthorId, { kind: "comment_answered", about, ...actor }, tx);
  }
  if (!notified.has(authorId))
    await notify(authorId, { kind: "post_commented", about: `post:${postId}`, ...actor }, tx);
}

export function retractComment(tx: Database, postId: number, commentId: number): Promise<void> {
  return retractNotifications(tx, postId, `comment:${commentId}`);
}

export async function deletePostNotifications(tx: Database, postId: number): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.postId, postId));
}

type CommentedPost = {
  id: number;
  postId: number;
  content: string;
  writerId: number | null;
  visitor: string | null;
  replyToId: number | null;
  authorId: number;
  parentAuthorId: number | null;
};
