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
import { isoDateOf } from "@/lib/core/api/response-columns";
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

/** Throws `forbidden` for the viewer's own, and `already_reported`. */
export async function reportPost(viewer: Member, id: number, reason: string) {
  const [post] = await db
    .select({ isOwn: sql<boolean>`${posts.userId} = ${viewer.id}` })
    .from(posts)
    .where(and(eq(posts.id, id), postVisibleTo(viewer)));
  return { ...(await report(viewer, "post", id, post, reason)), post_id: id };
}

/** Throws as `reportPost` does. */
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
  return { ...(await report(viewer, "comment", id, comment, reason)), comment_id: id };
}

/** Throws as `reportPost` does. */
export async function reportJob(viewer: Member, id: number, reason: string) {
  const [job] = await db
    .select({ isOwn: sql<boolean>`${isMemberOf(viewer, sql`job_postings.company_id`)}` })
    .from(jobPostings)
    .where(and(eq(jobPostings.id, id), jobVisibleTo(viewer)));
  return { ...(await report(viewer, "job", id, job, reason)), job_posting_id: id };
}

/** Reports the visible profile of another user, once. Throws as `reportPost` does. */
export async function reportProfile(viewer: Member, id: number, reason: string) {
  const [user] = await db
    .select({ isOwn: sql<boolean>`${users.id} = ${viewer.id}` })
    .from(users)
    .where(and(eq(users.id, id), profileVisibleTo(viewer)));
  return { ...(await report(viewer, "profile", id, user, reason)), user_id: id };
}

/** Throws as `reportPost` does. */
export async function reportGroup(viewer: Member, id: number, reason: string) {
  const [group] = await db
    .select({ isOwn: sql<boolean>`${groups.ownerId} is not distinct from ${viewer.id}` })
    .from(groups)
    .where(and(eq(groups.id, id), groupVisibleTo(viewer)));
  return { ...(await report(viewer, "group", id, group, reason)), group_id: id };
}

/** Throws as `reportPost` does. */
export async function reportEvent(viewer: Viewer<"student">, id: number, reason: string) {
  const [event] = await db
    .select({ isOwn: sql<boolean>`${events.createdBy} is not distinct from ${viewer.id}` })
    .from(events)
    .where(and(eq(events.id, id), eventVisibleTo(viewer)));
  return { ...(await report(viewer, "event", id, event, reason)), event_id: id };
}

/** Stores an excerpt with it, because moderators see nothing else of the conversation. Throws as `reportPost` does. */
export async function reportMessage(viewer: Member, id: number, reason: string) {
  const excerpt = await getMessageExcerpt(viewer, id);
  const reported = excerpt?.find((message) => message.is_reported);
  const subject = reported && { isOwn: reported.sender_id === viewer.id };
  return { ...(await report(viewer, "message", id, subject, reason, excerpt)), message_id: id };
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
      .returning({ reason: reports.reason, created_at: isoDateOf(reports.createdAt) }),
  );
  if (!row) throw new AppError("already_reported");
  publish(adminsChannel, "activity:created", {});
  return row;
}
