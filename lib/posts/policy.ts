import { and, or, type Placeholder, type SQL, sql } from "drizzle-orm";
import { posts } from "@/db/schema/posts";
import type { Access, Viewer } from "@/lib/core/auth/viewer";

/** A viewer, or the placeholder of one in a prepared query. */
export type ViewerParams = { role: Access; id: number | Placeholder | null };

/** In literals, not parameters: the feed's indexes hold these rows alone, and a plan must know that they do. */
export function postListedFor({ role }: ViewerParams): SQL {
  return role === "visitor"
    ? sql`(${posts.status} = 'published' and ${posts.audience} = 'public')`
    : sql`${posts.status} = 'published'`;
}

export function postVisibleTo(viewer: ViewerParams): SQL | undefined {
  const notDeleted = sql`${posts.status} <> 'deleted'`;
  if (viewer.role === "admin") return notDeleted;
  if (viewer.role === "visitor") return postListedFor(viewer);
  return and(notDeleted, or(postListedFor(viewer), sql`${posts.userId} = ${viewer.id}`));
}

export function canEdit(viewer: Viewer, post: { userId: number }): boolean {
  return viewer.id === post.userId;
}
