import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { comments, posts } from "@/db/schema/posts";
import { AppError } from "@/lib/core/errors/app-error";
import { notifyMentioned } from "@/lib/notifications/mention-notifications";
import { notify } from "@/lib/notifications/notify";
import { findCommented, notifyCommented } from "@/lib/notifications/post-notifications";
import { announcePost } from "./announce-post";
import { listMentionedIds } from "./mention-mutations";
import { isHeld } from "./policy";

const notHeld = { status: "published" as const, heldFor: null, heldWord: null, heldAt: null };

/**
 * Call it in a transaction that holds the locks of `lockRecipientsOfPosts`. Returns undefined when the post is not
 * pending any more. A new post is dated now, or it would be hidden below later posts; an edited one returns to its
 * place, without the notifications of a new one. Throws `forbidden` for the moderator's own text.
 */
export async function publishHeldPost(tx: Transaction, id: number, acceptedBy: number) {
  const waits = and(eq(posts.id, id), isHeld(posts));
  const [held] = await tx
    .select({
      id: posts.id,
      userId: posts.userId,
      groupId: posts.groupId,
      isNew: sql<boolean>`${posts.heldAt} = ${posts.createdAt}`,
    })
    .from(posts)
    .where(waits)
    .for("update");
  if (!held) return undefined;
  if (held.userId === acceptedBy) throw new AppError("forbidden");
  const asNew = { createdAt: sql`now()`, notifiesMembers: held.groupId !== null };
  await tx
    .update(posts)
    .set({ ...notHeld, ...(held.isNew && asNew) })
    .where(waits);
  const mentioned = (await listMentionedIds(tx, { postId: id })).filter((userId) => userId !== held.userId);
  await notifyMentioned(tx, { postId: id }, mentioned, held.userId);
  await notifyAccepted(tx, held.userId, `post:${id}`, { post: id, subject: "post" });
  return held;
}

type PublishedPost = { id: number; groupId: number | null; isNew: boolean };

/** Call after the commit. */
export function announceHeldPost({ isNew, ...post }: PublishedPost): void {
  if (isNew) announcePost(post);
}

/**
 * Call it in a transaction that holds the locks of `lockRecipientsOfComments`. Returns false when the comment is not
 * pending any more. Throws `forbidden`.
 */
export async function publishComment(tx: Transaction, id: number, acceptedBy: number): Promise<boolean> {
  const [comment] = await tx
    .update(comments)
    .set(notHeld)
    .where(and(eq(comments.id, id), eq(comments.status, "pending")))
    .returning({ writerId: comments.userId, postId: comments.postId });
  if (!comment) return false;
  const { writerId } = comment;
  if (writerId === acceptedBy) throw new AppError("forbidden");
  const mentioned = await listMentionedIds(tx, { commentId: id });
  await notifyCommented(tx, await findCommented(tx, id), [acceptedBy, ...mentioned]);
  if (writerId === null) return true;
  const others = mentioned.filter((userId) => userId !== writerId);
  await notifyMentioned(tx, { commentId: id }, others, writerId);
  await notifyAccepted(tx, writerId, `comment:${id}`, { post: comment.postId, subject: "comment" });
  return true;
}

function notifyAccepted(
  tx: Transaction,
  authorId: number,
  about: string,
  params: Record<string, string | number>,
) {
  return notify(authorId, { kind: "held_content_accepted", about, params }, tx);
}
