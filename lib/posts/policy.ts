import { and, eq, ne, or, type SQL } from "drizzle-orm";
import { posts } from "@/db/schema/posts";
import type { Viewer } from "@/lib/auth/viewer";

/** What stands in a viewer's feed and search: published, and public for a visitor. */
export function listedFor(viewer: Viewer): SQL | undefined {
  const published = eq(posts.status, "published");
  return viewer.role === "visitor" ? and(published, eq(posts.audience, "public")) : published;
}

/** What a viewer may open by its address: the listed ones, one's own, and for admins all; never deleted ones. */
export function visibleTo(viewer: Viewer): SQL | undefined {
  const kept = ne(posts.status, "deleted");
  if (viewer.role === "admin") return kept;
  if (viewer.role === "visitor") return listedFor(viewer);
  return and(kept, or(listedFor(viewer), eq(posts.userId, viewer.id)));
}

export function canEdit(viewer: Viewer, post: { userId: number }): boolean {
  return viewer.id === post.userId;
}
