import { and, desc, eq, lte, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { prepared } from "@/db/prepared";
import { posts } from "@/db/schema/posts";
import { users } from "@/db/schema/users";
import { AppError } from "@/lib/api/errors";
import type { Access, Viewer } from "@/lib/auth/viewer";
import { offsetOf, type PageQuery, paginate } from "@/lib/pagination";
import { postColumns } from "./columns";
import { listedFor, type Reader, visibleTo } from "./policy";
import { presentPost } from "./present";
import type { Post } from "./shapes";

type FeedQuery = PageQuery & { until?: number };

/**
 * A page of the feed (contract P): pinned posts first, then by date descending. `until` is the highest post id that
 * was there when reading began: with it no page repeats or skips a post while new ones arrive. One query.
 */
export async function listPosts(viewer: Viewer, query: FeedQuery) {
  const isFront = query.page === front.page && query.per_page === front.per_page && !query.until;
  const rows = await (isFront
    ? frontPage(viewer.role).execute({ reader: viewer.id })
    : feedRows(viewer, query));
  const listed = rows.flatMap((row) => (row.id === null ? [] : [presentPost(viewer, row as never)]));
  return paginate(listed, rows[0]?.total ?? 0, query);
}

/** What everybody reads first, as everybody asks for it. */
const front = { page: 1, per_page: 10 };
const frontPage = prepared((role: Access) =>
  feedRows({ role, id: sql.placeholder("reader") }, front).prepare("feed"),
);

function feedRows(reader: Reader, query: FeedQuery) {
  const total = feedTally(reader);
  const page = db
    .select({ id: posts.id })
    .from(posts)
    .where(and(listedFor(reader), query.until ? lte(posts.id, query.until) : undefined))
    .orderBy(desc(posts.isPinned), desc(posts.createdAt), desc(posts.id))
    .limit(written(query.per_page))
    .offset(written(offsetOf(query)))
    .as("page");
  return db
    .select({ total: total.value, ...postColumns(reader) })
    .from(total)
    .leftJoin(page, sql`true`)
    .leftJoin(posts, eq(posts.id, page.id))
    .leftJoin(users, eq(users.id, posts.userId))
    .orderBy(desc(posts.isPinned), desc(posts.createdAt), desc(posts.id));
}

/** A number in the query's text: with a parameter for its limit the server cannot know that few rows are asked for. */
function written(number: number): number {
  return sql.raw(String(Math.trunc(number))) as unknown as number;
}

/** The size of the feed, from the tallies that triggers keep: counting a million rows is not for every request. */
function feedTally({ role }: Reader) {
  const names = role === "visitor" ? sql`('feed:public')` : sql`('feed:public', 'feed:members')`;
  return db
    .select({ value: sql<number>`coalesce(sum(value), 0)::int`.as("value") })
    .from(sql`tallies where name in ${names}`)
    .as("total");
}

/** One post that the viewer may see. Throws `not_found`. */
export async function getPost(viewer: Viewer, id: number): Promise<Post> {
  const [post] = await onePost(viewer.role).execute({ reader: viewer.id, id });
  if (!post) throw new AppError("not_found");
  return presentPost(viewer, post);
}

const onePost = prepared((role: Access) => {
  const reader = { role, id: sql.placeholder("reader") };
  return db
    .select(postColumns(reader))
    .from(posts)
    .innerJoin(users, eq(users.id, posts.userId))
    .where(and(eq(posts.id, sql.placeholder("id")), visibleTo(reader)))
    .prepare("post");
});
