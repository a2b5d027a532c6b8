import { and, desc, eq, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { posts } from "@/db/schema/posts";
import { users } from "@/db/schema/users";
import { toPage } from "@/lib/core/api/pagination";
import { prepareFirstPage } from "@/lib/core/api/prepare-first-page";
import { prepareForViewer } from "@/lib/core/auth/prepare-for-viewer";
import { readerFor } from "@/lib/core/auth/reader-for";
import type { Viewer, ViewerParams } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { countFeed, type FeedQuery, feedLists, selectFeed } from "./feed-source";
import { postListedFor, postVisibleTo } from "./policy";
import type { Post } from "./schemas";
import { type PostRow, postColumns } from "./select";
import { serializePost } from "./serialize";

/** `until` is the newest post when reading began: no page repeats or skips a post while new ones arrive. */
export async function listPosts(viewer: Viewer, query: FeedQuery) {
  const rows = await readFeedRows(viewer, query);
  const page = toPage(rows, (row: PostRow) => serializePost(viewer, row), query);
  const [first] = rows;
  return { ...page, has_blocks: first?.hasBlocks ?? false, has_mutes: first?.hasMutes ?? false };
}

const readFeedRows = prepareFirstPage([{ page: 1, per_page: 10 }], selectFeedRows);

function selectFeedRows({ role, id }: ViewerParams, query: FeedQuery) {
  const viewer: ViewerParams = { role, id, hasLists: true };
  const total = countFeed(viewer);
  const page = selectFeed(viewer, query);
  return readerFor(viewer)
    .with(...feedLists(viewer))
    .select({
      total: total.value,
      hasBlocks: total.hasBlocks,
      hasMutes: total.hasMutes,
      ...postColumns(viewer),
    })
    .from(total)
    .leftJoin(page, sql`true`)
    .leftJoin(posts, eq(posts.id, page.id))
    .leftJoin(users, eq(users.id, posts.userId))
    .orderBy(desc(page.isPinned), desc(posts.createdAt), desc(posts.id));
}

export async function getPost(viewer: Viewer, id: number): Promise<Post> {
  const [post] = await readPost(viewer, { id });
  if (!post) throw new AppError("not_found");
  return serializePost(viewer, post);
}

const readPost = prepareForViewer((viewer: ViewerParams) =>
  db
    .select(postColumns(viewer))
    .from(posts)
    .innerJoin(users, eq(users.id, posts.userId))
    .where(and(eq(posts.id, sql.placeholder("id")), postVisibleTo(viewer))),
);

/** The public posts, for the sitemap. */
export function listPostUrls(viewer: Viewer, limit: number): Promise<{ id: number; changedAt: string }[]> {
  return readerFor(viewer)
    .select({ id: posts.id, changedAt: sql<string>`coalesce(${posts.editedAt}, ${posts.createdAt})` })
    .from(posts)
    .where(postListedFor(viewer))
    .orderBy(desc(posts.id))
    .limit(limit);
}
