import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { DecisionAction, ReportSubject } from "@/db/enums";
import { events } from "@/db/schema/events";
import { groups } from "@/db/schema/groups";
import { jobPostings } from "@/db/schema/jobs";
import { comments, posts } from "@/db/schema/posts";
import { keepClosed } from "@/lib/companies/visibility";
import { hideEvent } from "@/lib/events/mutations";
import { deleteCommentRow } from "@/lib/posts/comment-mutations";
import { deletePostRow } from "@/lib/posts/mutations";
import { publishOnRestore } from "@/lib/privacy/hidden-rows";

type Subject = { subject: ReportSubject; subject_id: number };

/** Returns the paths of files that are to be deleted after the commit. */
export async function removeContent(
  tx: Transaction,
  action: DecisionAction,
  { subject, subject_id: id }: Subject,
): Promise<string[]> {
  if (action === "delete" && subject === "post") return deletePostRow(tx, id);
  if (action === "delete" && subject === "comment") await deleteCommentRow(tx, id);
  if (action === "hide" && subject === "post")
    await tx
      .update(posts)
      .set({ status: "archived" })
      .where(and(eq(posts.id, id), ne(posts.status, "deleted")));
  if (action === "hide" && subject === "job") await closeJob(tx, id);
  if (action === "delete" && subject === "group")
    await tx
      .update(groups)
      .set({ deletedAt: sql`now()` })
      .where(and(eq(groups.id, id), isNull(groups.deletedAt)));
  if (action === "delete" && subject === "event") await hideEvent(tx, id);
  return [];
}

async function closeJob(tx: Transaction, id: number): Promise<void> {
  await keepClosed(tx, id);
  await tx
    .update(jobPostings)
    .set({ status: "closed", closedAt: sql`coalesce(${jobPostings.closedAt}, now())` })
    .where(and(eq(jobPostings.id, id), isNull(jobPostings.deletedAt)));
}

/**
 * Text comes back, deleted images do not; that of a deleted account with the account. A company reopens a closed posting
 * itself; a group or an event is gone after some weeks. Call with the author locked.
 */
export async function unhideContent(
  tx: Transaction,
  action: DecisionAction,
  { subject, subject_id: id }: Subject,
  authorId: number,
): Promise<void> {
  if (action !== "hide" && action !== "delete") return;
  const removedStatus = action === "hide" ? "archived" : "deleted";
  if (subject === "post" || subject === "comment") {
    const row = { table: `${subject}s`, id, status: removedStatus } as const;
    if (await publishOnRestore(tx, authorId, row)) return;
  }
  if (subject === "post")
    await tx
      .update(posts)
      .set({ status: "published" })
      .where(and(eq(posts.id, id), eq(posts.status, removedStatus)));
  if (subject === "comment")
    await tx
      .update(comments)
      .set({ status: "published" })
      .where(and(eq(comments.id, id), eq(comments.status, "deleted")));
  if (subject === "event") await tx.update(events).set({ deletedAt: null }).where(eq(events.id, id));
  if (subject === "group") await tx.update(groups).set({ deletedAt: null }).where(eq(groups.id, id));
}
