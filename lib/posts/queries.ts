import { and, desc, eq, lte, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { posts } from "@/db/schema/posts";
import { users } from "@/db/schema/users";
import { AppError } from "@/lib/api/errors";
import type { Viewer } from "@/lib/auth/viewer";
import { offsetOf, type PageQuery, paginate } from "@/lib/pagination";
import { postColumns } from "./columns";
import { listedFor, visibleTo } from "./policy";
import { presentPost } from "./present";
import type { Post } from "./shapes";

/**
 * A page of the feed (contract P): pinned posts first, then by date descending. `until` is the highest post id that
 * was there when reading began: with it no page repeats or skips a post while new ones arrive. One query.
 */
export async function listPosts(viewer: Viewer, query: PageQuery & { until?: number }) {
  const total = feedTally(viewer);
  const page = db
    .select({ id: posts.id })
    .from(posts)
    .where(and(listedFor(viewer), query.until ? lte(posts.id, query.until) : undefined))
    .orderBy(desc(posts.isPinned), desc(posts.createdAt), desc(posts.id))
    .limit(query.per_page)
    .offset(offsetOf(query))
    .as("page");
  const rows = await db
    .select({ total: total.value, ...postColumns(viewer) })
    .from(total)
    .leftJoin(page, sql`true`)
    .leftJoin(posts, eq(posts.id, page.id))
    .leftJoin(users, eq(users.id, posts.userId))
    .orderBy(desc(posts.isPinned), desc(posts.createdAt), desc(posts.id));
  const listed = rows.flatMap((row) => (row.id === null ? [] : [presentPost(viewer, row as never)]));
  return paginate(listed, rows[0]?.total ?? 0, query);
}

/** The size of the feed, from the tallies that triggers keep: counting a million rows is not for every request. */
function feedTally(viewer: Viewer) {
  const names = viewer.role === "visitor" ? sql`('feed:public')` : sql`('feed:public', 'feed:members')`;
  return db
    .select({ value: sql<number>`coalesce(sum(value), 0)::int`.as("value") })
    .from(sql`tallies where name in ${names}`)
    .as("total");
}

/** One post that the viewer may see. Throws `not_found`. */
export async function getPost(viewer: Viewer, id: number): Promise<Post> {
  const [post] = await selectPosts(viewer, and(eq(posts.id, id), visibleTo(viewer)));
  if (!post) throw new AppError("not_found");
  return post;
}

async function selectPosts(viewer: Viewer, which: SQL | undefined): Promise<Post[]> {
  const rows = await db
    .select(postColumns(viewer))
    .from(posts)
    .innerJoin(users, eq(users.id, posts.userId))
    .where(which);
  return rows.map((row) => presentPost(viewer, row));
}
