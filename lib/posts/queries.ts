import { and, desc, eq, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { prepared } from "@/db/prepared";
import { posts } from "@/db/schema/posts";
import { users } from "@/db/schema/users";
import { type PageQuery, toOffset, toPage } from "@/lib/core/api/pagination";
import type { Access, Viewer, ViewerParams } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { countFeed, type Slice, selectFeed } from "./feed-source";
import { postListedFor, postVisibleTo } from "./policy";
import type { Post } from "./schemas";
import { type PostRow, postColumns } from "./select";
import { serializePost } from "./serialize";

type FeedQuery = PageQuery & { until?: number };

/** `until` is the highest post id when reading began: no page repeats or skips a post while new ones arrive. */
export async function listPosts(viewer: Viewer, query: FeedQuery) {
  const rows = await (isFirstPage(query)
    ? firstPage(viewer.role).execute({ viewer: viewer.id })
    : feedRows(viewer, { limit: query.per_page, offset: toOffset(query), until: query.until }));
  return toPage(rows, (row: PostRow) => serializePost(viewer, row), query);
}

const isFirstPage = ({ page, per_page, until }: FeedQuery) => page === 1 && per_page === 10 && !until;

const firstPage = prepared((role: Access) => {
  // A literal: with a parameter the planner cannot know that few rows are wanted, and plans each time.
  const ten = sql.raw("10") as unknown as number;
  return feedRows({ role, id: sql.placeholder("viewer") }, { limit: ten }).prepare("feed");
});

function feedRows(viewer: ViewerParams, slice: Slice) {
  const total = countFeed(viewer);
  const page = selectFeed(viewer, slice);
  return db
    .select({ total: total.value, ...postColumns(viewer) })
    .from(total)
    .leftJoin(page, sql`true`)
    .leftJoin(posts, eq(posts.id, page.id))
    .leftJoin(users, eq(users.id, posts.userId))
    .orderBy(desc(page.isPinned), desc(posts.createdAt), desc(posts.id));
}

export async function getPost(viewer: Viewer, id: number): Promise<Post> {
  const [post] = await onePost(viewer.role).execute({ viewer: viewer.id, id });
  if (!post) throw new AppError("not_found");
  return serializePost(viewer, post);
}

const onePost = prepared((role: Access) => {
  const viewer = { role, id: sql.placeholder("viewer") };
  return db
    .select(postColumns(viewer))
    .from(posts)
    .innerJoin(users, eq(users.id, posts.userId))
    .where(and(eq(posts.id, sql.placeholder("id")), postVisibleTo(viewer)))
    .prepare("post");
});

/** For the sitemap. */
export function listPostUrls(viewer: Viewer, limit: number): Promise<{ id: number; changedAt: string }[]> {
  return db
    .select({ id: posts.id, changedAt: sql<string>`coalesce(${posts.editedAt}, ${posts.createdAt})` })
    .from(posts)
    .where(postListedFor(viewer))
    .orderBy(desc(posts.id))
    .limit(limit);
}
