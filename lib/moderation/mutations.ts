import { and, eq } from "drizzle-orm";
import { db } from "@/db/client";
import { reports } from "@/db/schema/moderation";
import { comments, posts } from "@/db/schema/posts";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Member } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { postVisibleTo } from "@/lib/posts/policy";

/** Reports someone else's visible post, once. Throws `not_found`, `forbidden` for one's own, `already_reported`. */
export async function reportPost(viewer: Member, id: number, reason: string) {
  const [post] = await db
    .select({ userId: posts.userId })
    .from(posts)
    .where(and(eq(posts.id, id), postVisibleTo(viewer)));
  const row = await report(viewer, "post", id, post, reason);
  return { reason: row.reason, post_id: id, created_at: row.createdAt.toISOString() };
}

/** Reports someone else's comment under a visible post, once. Throws as `reportPost` does. */
export async function reportComment(viewer: Member, id: number, reason: string) {
  const [comment] = await db
    .select({ userId: comments.userId })
    .from(comments)
    .innerJoin(posts, eq(posts.id, comments.postId))
    .where(and(eq(comments.id, id), eq(comments.status, "published"), postVisibleTo(viewer)));
  const row = await report(viewer, "comment", id, comment, reason);
  return { reason: row.reason, comment_id: id, created_at: row.createdAt.toISOString() };
}

async function report(
  viewer: Member,
  subjectType: "post" | "comment",
  subjectId: number,
  subject: { userId: number | null } | undefined,
  reason: string,
) {
  if (!subject) throw new AppError("not_found");
  if (subject.userId === viewer.id) throw new AppError("forbidden");
  const [row] = await runTransaction(viewer, (tx) =>
    tx
      .insert(reports)
      .values({ reporterId: viewer.id, subjectType, subjectId, reason })
      .onConflictDoNothing()
      .returning({ reason: reports.reason, createdAt: reports.createdAt }),
  );
  if (!row) throw new AppError("already_reported");
  return row;
}
