import { and, eq, ne, or, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { compileOnce } from "@/db/compile-once";
import { comments, posts } from "@/db/schema/posts";
import type { BodyOf } from "@/lib/core/api/endpoint";
import type { RequestInfo } from "@/lib/core/api/request-info";
import { isoDateOf } from "@/lib/core/api/response-columns";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { compileForViewer } from "@/lib/core/auth/prepare-for-viewer";
import { requireFreeName } from "@/lib/core/auth/reserved-names";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Member, Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { requireRow } from "@/lib/core/errors/require-row";
import { foldEmail } from "@/lib/core/text/fold-email";
import {
  findCommented,
  lockRecipients,
  lockRecipientsOfComments,
  notifyCommented,
  retractComment,
} from "@/lib/notifications/post-notifications";
import { getComment, postModeratedBy } from "./comment-queries";
import type { acceptComment as acceptEndpoint, createComment as createEndpoint } from "./comments-contract";
import { findHold, type Hold, holdEdited, readRules, requireUnedited } from "./hold";
import { retractAllMentions, setMentions, storeContent } from "./mention-mutations";
import { commentVisibleTo, isDecidedBy, isHeld, isOwnHeld, postVisibleTo } from "./policy";
import { publishComment } from "./publish-held";
import { resolveReports } from "./resolve-reports";
import { isLikelySpam } from "./spam";
import { isTrustedVisitor } from "./visitors";

type Body = BodyOf<typeof createEndpoint>;

/** A visitor's comment waits when it looks like spam, or when no comment of this browser was accepted yet. */
export async function createComment(viewer: Viewer, postId: number, body: Body, request: RequestInfo) {
  const signed = await findAuthor(viewer, body, request);
  return runTransaction(viewer, async (tx) => {
    // Takes one round trip: each statement runs when the one before it has its locks.
    const [, , replyToId, rules] = await Promise.all([
      lockRecipients(tx, postId, body.reply_to_id),
      requirePost(tx, viewer, postId),
      findParent(tx, viewer, postId, body.reply_to_id),
      readRules(tx, viewer),
    ]);
    const { content, mentioned } = await storeContent(tx, viewer, body.content);
    const hold = await findHold(tx, viewer, "comment", [content, body.author_name ?? ""], rules);
    const [[row], commented] = await Promise.all([
      insertComment(tx, { postId, content, replyToId, ...signed }, hold),
      findCommented(tx),
    ]);
    if (!row) throw new AppError("internal");
    if (mentioned.length) await setMentions(tx, viewer, { commentId: row.id }, mentioned);
    const [comment] = await Promise.all([
      getComment(viewer, row.id, tx),
      notifyCommented(tx, commented, [viewer.id, ...mentioned.map(({ id }) => id)]),
    ]);
    return comment;
  });
}

async function insertComment(tx: Transaction, comment: typeof comments.$inferInsert, hold: Hold | null) {
  const { postId, content, replyToId = null, userId = null, authorName = null, authorEmail = null } = comment;
  const status = hold ? "pending" : (comment.status ?? "published");
  const held = { heldFor: hold?.reason ?? null, heldWord: hold?.word ?? null };
  const values = { postId, content, replyToId, userId, authorName, authorEmail, status, ...held };
  return await tx.execute<{ id: number }>(insertion(values));
}

const insertion = compileOnce(
  () => sql`
    insert into ${comments} (post_id, content, reply_to_id, user_id, author_name, author_email, status, held_for, held_word, held_at)
    values (${sql.placeholder("postId")}, ${sql.placeholder("content")}, ${sql.placeholder("replyToId")},
      ${sql.placeholder("userId")}, ${sql.placeholder("authorName")}, ${sql.placeholder("authorEmail")},
      ${sql.placeholder("status")}, ${sql.placeholder("heldFor")}::text, ${sql.placeholder("heldWord")},
      case when ${sql.placeholder("heldFor")}::text is not null then now() end)
    returning id`,
);

async function requirePost(tx: Transaction, viewer: Viewer, id: number): Promise<void> {
  const [post] = await tx.execute(visiblePost(viewer, { id }));
  if (!post) throw new AppError("not_found");
}

const visiblePost = compileForViewer(
  (viewer) => sql`select ${posts.id} from ${posts}
    where ${and(eq(posts.id, sql.placeholder("id")), postVisibleTo(viewer))}`,
);

async function findAuthor(viewer: Viewer, body: Body, request: RequestInfo) {
  if (viewer.role !== "visitor") return { userId: viewer.id };
  const author = requireVisitor(body);
  await requireFreeName(author.authorName, { field: "author_name", members: true });
  const isSuspect = body.website !== undefined || isLikelySpam(body.content);
  const isPublished = !isSuspect && (await isTrustedVisitor(request, author));
  return { ...author, status: isPublished ? ("published" as const) : ("pending" as const) };
}

function requireVisitor({ author_name: authorName, author_email: email }: Body) {
  if (authorName && email) return { authorName, authorEmail: foldEmail(email) };
  throw new AppError("validation_failed", {
    fields: {
      ...(!authorName && { author_name: ["author_name_required"] }),
      ...(!email && { author_email: ["author_email_required"] }),
    },
  });
}

async function findParent(
  tx: Transaction,
  viewer: Viewer,
  postId: number,
  replyToId: number | undefined,
): Promise<number | undefined> {
  if (replyToId === undefined) return undefined;
  const isPublished = and(eq(comments.postId, postId), eq(comments.status, "published"));
  await requireRow(tx, comments, eq(comments.id, replyToId), isPublished, commentVisibleTo(viewer));
  return replyToId;
}

/** Throws `forbidden`. */
export async function updateComment(viewer: Member, id: number, text: string) {
  await runTransaction(viewer, async (tx) => {
    const { content, mentioned } = await storeContent(tx, viewer, text, { commentId: id });
    const comment = await lockVisible(tx, viewer, id);
    if (comment.userId !== viewer.id) throw new AppError("forbidden");
    await tx.update(comments).set({ content, editedAt: sql`now()` }).where(eq(comments.id, id));
    const hold = await findHold(tx, viewer, "edit", [content]);
    if (hold && (await holdEdited(tx, "comments", id, hold))) {
      await retractAllMentions(tx, { commentId: id });
      await retractComment(tx, comment.postId, id);
    }
    await setMentions(tx, viewer, { commentId: id }, mentioned);
  });
  return (await getComment(viewer, id)).data;
}

export async function deleteComment(viewer: Member, id: number) {
  await runTransaction(viewer, (tx) => deleteVisibleComment(tx, viewer, id));
  return { comments_count: (await getComment(viewer, id)).comments_count };
}

/** Throws `forbidden`, and `text_held` for a moderator while the comment waits in the queue. */
export async function deleteVisibleComment(tx: Transaction, viewer: Member, id: number) {
  const comment = await lockVisible(tx, viewer, id);
  const isOwn = comment.userId === viewer.id;
  if (!isOwn && !comment.moderated) throw new AppError("forbidden");
  if (!isOwn && comment.isHeld) throw new AppError("text_held");
  const isDeleted = await deleteCommentRow(tx, id);
  if (!isDeleted || isOwn) return;
  await recordDecision(tx, viewer, "comment_deleted", { id, ...comment });
  await resolveReports(tx, viewer, { subject: "comment", subject_id: id });
}

/** Returns false when the comment was deleted before. */
export async function deleteCommentRow(tx: Transaction, id: number): Promise<boolean> {
  const [deleted] = await tx
    .update(comments)
    .set({ status: "deleted" })
    .where(and(eq(comments.id, id), ne(comments.status, "deleted")))
    .returning({ postId: comments.postId });
  if (deleted) await retractComment(tx, deleted.postId, id);
  return deleted !== undefined;
}

export async function acceptComment(
  viewer: Member,
  id: number,
  { edited_at }: BodyOf<typeof acceptEndpoint>,
) {
  await runTransaction(viewer, async (tx) => {
    await lockRecipientsOfComments(tx, [id]);
    await acceptVisibleComment(tx, viewer, { id, read: edited_at });
  });
  return getComment(viewer, id);
}

/** Call it in a transaction that holds the locks of `lockRecipientsOfComments`. Throws `forbidden`. */
export async function acceptVisibleComment(
  tx: Transaction,
  viewer: Member,
  { id, read }: { id: number; read: string | null | undefined },
) {
  const comment = await lockVisible(tx, viewer, id);
  if (!comment.moderated) throw new AppError("forbidden");
  if (comment.isHeld) requireUnedited(comment.editedAt, read);
  if (!(await publishComment(tx, id, viewer.id))) return;
  await recordDecision(tx, viewer, "comment_accepted", { id, ...comment });
}

function recordDecision(
  tx: Transaction,
  viewer: Member,
  action: "comment_accepted" | "comment_deleted",
  { id, postId, userId }: { id: number; postId: number; userId: number | null },
): Promise<void> {
  return recordAudit(tx, viewer, action, ["comment", id], { post: postId, author: userId });
}

/**
 * A pending comment is visible to those who decide on it, and a held one to its author. It is locked, so that it does
 * not change after it is read.
 */
async function lockVisible(tx: Transaction, viewer: Member, id: number) {
  const [comment] = await tx
    .select({
      userId: comments.userId,
      postId: comments.postId,
      isHeld: isHeld(comments),
      editedAt: isoDateOf(comments.editedAt),
      moderated: sql<boolean>`(${postModeratedBy(viewer)} and (${comments.status} = 'published' or ${isDecidedBy(viewer)}))`,
    })
    .from(comments)
    .innerJoin(posts, eq(posts.id, comments.postId))
    .where(
      and(
        eq(comments.id, id),
        ne(comments.status, "deleted"),
        postVisibleTo(viewer),
        commentVisibleTo(viewer),
        or(
          eq(comments.status, "published"),
          isOwnHeld(viewer),
          and(postModeratedBy(viewer), isDecidedBy(viewer)),
        ),
      ),
    )
    .for("update", { of: comments });
  if (!comment) throw new AppError("not_found");
  return comment;
}
