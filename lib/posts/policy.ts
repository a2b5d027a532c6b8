import { and, or, type SQL, sql } from "drizzle-orm";
import { comments, posts } from "@/db/schema/posts";
import { notBlocked } from "@/lib/blocks/policy";
import type { Viewer, ViewerParams } from "@/lib/core/auth/viewer";

/** In literals, not parameters: the feed's indexes hold these rows alone, and a plan must know that they do. */
export function postListedFor(viewer: ViewerParams): SQL | undefined {
  return and(
    sql`${posts.status} = 'published'`,
    viewer.role === "visitor" ? sql`${posts.audience} = 'public'` : undefined,
    notBlocked(viewer, posts.userId),
  );
}

export function postVisibleTo(viewer: ViewerParams): SQL | undefined {
  const notDeleted = sql`${posts.status} <> 'deleted'`;
  if (viewer.role === "admin") return notDeleted;
  if (viewer.role === "visitor") return postListedFor(viewer);
  return and(notDeleted, or(postListedFor(viewer), sql`${posts.userId} = ${viewer.id}`));
}

/** A condition beside `postVisibleTo` of its post. */
export function commentVisibleTo(viewer: ViewerParams): SQL | undefined {
  return notBlocked(viewer, comments.userId);
}

export function canEdit(viewer: Viewer, post: { userId: number }): boolean {
  return viewer.id === post.userId;
}

export function canDelete(viewer: Viewer, post: { userId: number }): boolean {
  return viewer.role === "admin" || canEdit(viewer, post);
}
