import { and, eq, sql } from "drizzle-orm";
import { db } from "@/db/client";
import type { ReportSubject } from "@/db/enums";
import { events } from "@/db/schema/events";
import { groups } from "@/db/schema/groups";
import { jobPostings } from "@/db/schema/jobs";
import { type ReportedMessage, reports } from "@/db/schema/moderation";
import { comments, posts } from "@/db/schema/posts";
import { users } from "@/db/schema/users";
import { getMessageExcerpt } from "@/lib/chat/excerpt";
import { isMemberOf } from "@/lib/companies/policy";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Member, Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { adminsChannel } from "@/lib/core/realtime/channels";
import { publish } from "@/lib/core/realtime/publish";
import { eventVisibleTo } from "@/lib/events/policy";
import { groupVisibleTo } from "@/lib/groups/policy";
import { jobVisibleTo } from "@/lib/jobs/policy";
import { commentVisibleTo, postVisibleTo } from "@/lib/posts/policy";
import { profileVisibleTo } from "@/lib/profiles/policy";

export async function reportPost(viewer: Member, id: number, reason: string) {
  const [post] = await db
    .select({ isOwn: sql<boolean>`${posts.userId} = ${viewer.id}` })
    .from(posts)
    .where(and(eq(posts.id, id), postVisibleTo(viewer)));
  const row = await report(viewer, "post", id, post, reason);
  return { reason: row.reason, post_id: id, created_at: row.createdAt.toISOString() };
}

export async function reportComment(viewer: Member, id: number, reason: string) {
  const [comment] = await db
    .select({ isOwn: sql<boolean>`${comments.userId} = ${viewer.id}` })
    .from(comments)
    .innerJoin(posts, eq(posts.id, comments.postId))
    .where(
      and(
        eq(comments.id, id),
        eq(comments.status, "published"),
        postVisibleTo(viewer),
        commentVisibleTo(viewer),
      ),
    );
  const row = await report(viewer, "comment", id, comment, reason);
  return { reason: row.reason, comment_id: id, created_at: row.createdAt.toISOString() };
}

export async function reportJob(viewer: Member, id: number, reason: string) {
  const [job] = await db
    .select({ isOwn: sql<boolean>`${isMemberOf(viewer, sql`job_postings.company_id`)}` })
    .from(jobPostings)
    .where(and(eq(jobPostings.id, id), jobVisibleTo(viewer)));
  const row = await report(viewer, "job", id, job, reason);
  return { reason: row.reason, job_posting_id: id, created_at: row.createdAt.toISOString() };
}

/** Reports the visible profile of somebody else, once. Throws as `reportPost` does. */
export async function reportProfile(viewer: Member, id: number, reason: string) {
  const [user] = await db
    .select({ isOwn: sql<boolean>`${users.id} = ${viewer.id}` })
    .from(users)
    .where(and(eq(users.id, id), profileVisibleTo(viewer)));
  const row = await report(viewer, "profile", id, user, reason);
  return { reason: row.reason, user_id: id, created_at: row.createdAt.toISOString() };
}

/** Throws as `reportPost` does. */
export async function reportGroup(viewer: Member, id: number, reason: string) {
  const [group] = await db
    .select({ isOwn: sql<boolean>`${groups.ownerId} is not distinct from ${viewer.id}` })
    .from(groups)
    .where(and(eq(groups.id, id), groupVisibleTo(viewer)));
  const row = await report(viewer, "group", id, group, reason);
  return { reason: row.reason, group_id: id, created_at: row.createdAt.toISOString() };
}

/** Throws as `reportPost` does. */
export async function reportEvent(viewer: Viewer<"student">, id: number, reason: string) {
  const [event] = await db
    .select({ isOwn: sql<boolean>`${events.createdBy} is not distinct from ${viewer.id}` })
    .from(events)
    .where(and(eq(events.id, id), eventVisibleTo(viewer)));
  const row = await report(viewer, "event", id, event, reason);
  return { reason: row.reason, event_id: id, created_at: row.createdAt.toISOString() };
}

/** Stores an excerpt with it, which alone moderators see. Throws as `reportPost` does. */
export async function reportMessage(viewer: Member, id: number, reason: string) {
  const excerpt = await getMessageExcerpt(viewer, id);
  const reported = excerpt?.find((message) => message.is_reported);
  const subject = reported && { isOwn: reported.sender_id === viewer.id };
  const row = await report(viewer, "message", id, subject, reason, excerpt);
  return { reason: row.reason, message_id: id, created_at: row.createdAt.toISOString() };
}

async function report(
  viewer: Member,
  subjectType: ReportSubject,
  subjectId: number,
  subject: { isOwn: boolean } | undefined,
  reason: string,
  excerpt: ReportedMessage[] | null = null,
) {
  if (!subject) throw new AppError("not_found");
  if (subject.isOwn) throw new AppError("forbidden");
  const [row] = await runTransaction(viewer, (tx) =>
    tx
      .insert(reports)
      .values({ reporterId: viewer.id, subjectType, subjectId, reason, excerpt })
      .onConflictDoNothing()
      .returning({ reason: reports.reason, createdAt: reports.createdAt }),
  );
  if (!row) throw new AppError("already_reported");
  publish(adminsChannel, "activity:created", {});
  return row;
}
