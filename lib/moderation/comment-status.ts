import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { comments, posts } from "@/db/schema/posts";
import type { BodyOf } from "@/lib/core/api/endpoint";
import type { RequestInfo } from "@/lib/core/api/request-info";
import { isoDateOf } from "@/lib/core/api/response-columns";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError, invalid } from "@/lib/core/errors/app-error";
import { lockRecipientsOfComments } from "@/lib/notifications/post-notifications";
import { listCommentRows } from "@/lib/posts/comment-management-queries";
import { acceptVisibleComment, deleteVisibleComment } from "@/lib/posts/comment-mutations";
import { requireUnedited } from "@/lib/posts/hold";
import type { setCommentStatuses as endpoint } from "./comment-status-contract";
import { decideLocked } from "./decide-held";

/** All or none. What is deleted may be deleted again, and is not accepted. */
export async function setCommentStatuses(
  viewer: Viewer<"admin">,
  { ids, status, edited_at, rule, explanation }: BodyOf<typeof endpoint>,
  request: RequestInfo,
) {
  const change = status === "published" ? acceptVisibleComment : deleteVisibleComment;
  await runTransaction(viewer, async (tx) => {
    await lockRecipientsOfComments(tx, ids);
    const rows = await lockComments(tx, ids);
    if (rows.length < new Set(ids).size) throw new AppError("not_found");
    const existing = rows.filter((row) => row.status !== "deleted");
    if (status === "published" && existing.length < rows.length) throw new AppError("already_decided");
    for (const { id, isHeld, userId, ...comment } of existing) {
      if (status === "published" && comment.status === "pending")
        requireUnedited(comment.editedAt, edited_at?.[ids.indexOf(id)]);
      if (status === "published" || !isHeld || userId === viewer.id) await change(tx, viewer, id, request);
      else if (rule === undefined) throw invalid("rule", "required");
      else await decideLocked(tx, viewer, { ...rejection, subject_id: id, rule, explanation }, request);
    }
  });
  return listCommentRows(viewer, ids);
}

const rejection = { subject: "held_comment", action: "reject" } as const;

/** By posts: the order in which their counters are locked. */
function lockComments(tx: Transaction, ids: number[]) {
  return tx
    .select({
      id: comments.id,
      status: comments.status,
      userId: comments.userId,
      isHeld: sql<boolean>`${comments.status} = 'pending' and ${comments.heldFor} is not null`,
      editedAt: isoDateOf(comments.editedAt),
    })
    .from(comments)
    .innerJoin(posts, and(eq(posts.id, comments.postId), ne(posts.status, "deleted")))
    .where(inArray(comments.id, ids))
    .orderBy(asc(comments.postId), asc(comments.id))
    .for("update", { of: comments });
}
