import { and, eq, gt, isNull, ne, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { DecisionAction, PostStatus, ReportSubject } from "@/db/enums";
import { events } from "@/db/schema/events";
import { groups } from "@/db/schema/groups";
import { jobPostings } from "@/db/schema/jobs";
import { posts } from "@/db/schema/posts";
import { keepClosed } from "@/lib/companies/visibility";
import { hideEvent } from "@/lib/events/mutations";
import { deleteCommentRow } from "@/lib/posts/comment-mutations";
import { deletePostRow } from "@/lib/posts/mutations";
import { restoreStatus } from "@/lib/privacy/hidden-rows";

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

type Decision = Subject & { id: number; action: DecisionAction };

/**
 * Restores the content: a text is restored without its deleted images, and that of a deleted account together with the account.
 * A company reopens a closed posting itself; a group or an event can be restored for some weeks. Call with the author
 * locked.
 */
export async function unhideContent(tx: Transaction, decision: Decision, authorId: number): Promise<void> {
  const { action, subject, subject_id: id } = decision;
  if (action !== "hide" && action !== "delete") return;
  if (subject === "post" || subject === "comment") {
    const row = { table: `${subject}s`, id, from: action === "hide" ? "archived" : "deleted" } as const;
    const to = await findStatusWithout(tx, decision, row.table);
    if (to) await restoreStatus(tx, authorId, { ...row, to });
  }
  if (subject === "event") await tx.update(events).set({ deletedAt: null }).where(eq(events.id, id));
  // A group without members is not restored.
  if (subject === "group")
    await tx
      .update(groups)
      .set({ deletedAt: null })
      .where(and(eq(groups.id, id), gt(groups.membersCount, 0)));
}

/**
 * Returns the status that the text would have without the decision; undefined when an administrator has set its
 * status since. Otherwise the last earlier change counts: by an administrator, by another decision, or by a
 * moderation rule that waits for a decision.
 */
async function findStatusWithout(
  tx: Transaction,
  { id, subject, subject_id }: Decision,
  table: "posts" | "comments",
): Promise<PostStatus | undefined> {
  const text = sql.identifier(table);
  await tx.execute(sql`select from ${text} where id = ${subject_id} for update`);
  const about = sql`subject_type = ${subject} and subject_id = ${subject_id}`;
  const [row] = await tx.execute<{ status: PostStatus }>(sql`
    with changed as (
      select created_at, coalesce(details ->> 'to', 'archived') as status from audit_log
      where ${about} and action = 'post_status_changed' order by created_at desc, id desc limit 1)
    select case
        when exists (select from moderation_decisions where ${about} and id <> d.id and action = 'hide' and not is_overturned
          and created_at > coalesce(changed.created_at, '-infinity')) then 'archived'
        when t.held_at > coalesce(changed.created_at, '-infinity') and not exists (select from audit_log
          where ${about} and action = 'held_content_decided' and created_at >= t.held_at) then 'pending'
        else coalesce(changed.status, 'published') end as status
    from moderation_decisions d join ${text} t on t.id = d.subject_id left join changed on true
    where d.id = ${id} and changed.created_at > d.created_at is not true`);
  return row?.status;
}
