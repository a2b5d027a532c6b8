import { and, asc, eq, inArray, ne } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { comments, posts } from "@/db/schema/posts";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { lockRecipientsOfComments } from "@/lib/notifications/post-notifications";
import { listCommentRows } from "@/lib/posts/comment-management-queries";
import { acceptVisibleComment, deleteVisibleComment } from "@/lib/posts/comment-mutations";
import { isHeld } from "@/lib/posts/policy";
import type { setCommentStatuses as endpoint } from "./comment-status-contract";
import { rejectHeld, requireHeld } from "./decide-held";

/** Changes all or none. Deleted comments may be deleted again, and are not accepted. Throws `already_decided`. */
export async function setCommentStatuses(
  viewer: Viewer<"admin">,
  { ids, status, edited_at, ...reasons }: BodyOf<typeof endpoint>,
) {
  await runTransaction(viewer, async (tx) => {
    await lockRecipientsOfComments(tx, ids);
    const rows = await lockComments(tx, ids);
    if (rows.length < new Set(ids).size) throw new AppError("not_found");
    const existing = rows.filter((row) => row.status !== "deleted");
    if (status === "published" && existing.length < rows.length) throw new AppError("already_decided");
    if (status !== "published") requireHeld(rows, reasons.rule);
    for (const { id, userId, ...comment } of existing) {
      const read = edited_at?.[ids.indexOf(id)];
      if (status === "published") await acceptVisibleComment(tx, viewer, { id, read });
      else if (!comment.isHeld || userId === viewer.id) await deleteVisibleComment(tx, viewer, id);
      else await rejectHeld(tx, viewer, { ...rejection, subject_id: id, ...reasons });
    }
  });
  return listCommentRows(viewer, ids);
}

const rejection = { subject: "held_comment", action: "delete" } as const;

/** Locks the comments in the order of their posts, in which the posts' counters are locked. */
function lockComments(tx: Transaction, ids: number[]) {
  return tx
    .select({
      id: comments.id,
      status: comments.status,
      userId: comments.userId,
      isHeld: isHeld(comments),
    })
    .from(comments)
    .innerJoin(posts, and(eq(posts.id, comments.postId), ne(posts.status, "deleted")))
    .where(inArray(comments.id, ids))
    .orderBy(asc(comments.postId), asc(comments.id))
    .for("update", { of: comments });
}
