import { and, desc, eq, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { prepared } from "@/db/prepared";
import { posts } from "@/db/schema/posts";
import { users } from "@/db/schema/users";
import { type PageQuery, paginate, toOffset } from "@/lib/core/api/pagination";
import { readerFor } from "@/lib/core/auth/reader-for";
import type { Access, Viewer, ViewerParams } from "@/lib/core/auth/viewer";
import { limitInText } from "@/lib/core/database/limit-in-text";
import { AppError } from "@/lib/core/errors/app-error";
import { countFeed, feedLists, firstPageSize, isFirstPage, type Slice, selectFeed } from "./feed-source";
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
  const posts = rows.flatMap((row) => (row.id === null ? [] : [serializePost(viewer, row as PostRow)]));
  const [{ total, hasBlocks } = { total: 0, hasBlocks: false }] = rows;
  return { ...paginate(posts, total, query), has_blocks: hasBlocks };
}

const firstPage = prepared((role: Access) => {
  return feedRows({ role, id: sql.placeholder("viewer") }, { limit: limitInText(firstPageSize) }).prepare(
    "feed",
  );
});

function feedRows({ role, id }: ViewerParams, slice: Slice) {
  const viewer: ViewerParams = { role, id, hasLists: true };
  const total = countFeed(viewer);
  const page = selectFeed(viewer, slice);
  return readerFor(viewer)
    .with(...feedLists(viewer))
    .select({ total: total.value, hasBlocks: total.hasBlocks, ...postColumns(viewer) })
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
  return readerFor(viewer)
    .select({ id: posts.id, changedAt: sql<string>`coalesce(${posts.editedAt}, ${posts.createdAt})` })
    .from(posts)
    .where(postListedFor(viewer))
    .orderBy(desc(posts.id))
    .limit(limit);
}
