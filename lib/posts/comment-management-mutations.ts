import { and, asc, eq, inArray, ne } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { comments, posts } from "@/db/schema/posts";
import type { BodyOf } from "@/lib/core/api/endpoint";
import type { RequestInfo } from "@/lib/core/api/request-info";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { lockRecipientsOfComments } from "@/lib/notifications/post-notifications";
import type { setCommentStatuses as endpoint } from "./comment-management-contract";
import { listCommentRows } from "./comment-management-queries";
import { acceptVisibleComment, deleteVisibleComment } from "./comment-mutations";

/** All or none. What is deleted may be deleted again, and is not accepted. */
export async function setCommentStatuses(
  viewer: Viewer<"admin">,
  { ids, status }: BodyOf<typeof endpoint>,
  request: RequestInfo,
) {
  const change = status === "published" ? acceptVisibleComment : deleteVisibleComment;
  await runTransaction(viewer, async (tx) => {
    if (status === "published") await lockRecipientsOfComments(tx, ids);
    const rows = await lockComments(tx, ids);
    if (rows.length < new Set(ids).size) throw new AppError("not_found");
    const existing = rows.filter((row) => row.status !== "deleted");
    if (status === "published" && existing.length < rows.length) throw new AppError("already_decided");
    for (const { id } of existing) await change(tx, viewer, id, request);
  });
  return listCommentRows(viewer, ids);
}

/** By posts: the order in which their counters are locked. */
function lockComments(tx: Transaction, ids: number[]) {
  return tx
    .select({ id: comments.id, status: comments.status })
    .from(comments)
    .innerJoin(posts, and(eq(posts.id, comments.postId), ne(posts.status, "deleted")))
    .where(inArray(comments.id, ids))
    .orderBy(asc(comments.postId), asc(comments.id))
    .for("update", { of: comments });
}
