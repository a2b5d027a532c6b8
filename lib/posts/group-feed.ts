import { and, desc, eq, type Placeholder, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { groups } from "@/db/schema/groups";
import { posts } from "@/db/schema/posts";
import { users } from "@/db/schema/users";
import { hasBlocks, hasMutes, hiddenFor, notMuted } from "@/lib/blocks/policy";
import type { QueryOf } from "@/lib/core/api/endpoint";
import { toOffset, toPage } from "@/lib/core/api/pagination";
import { prepareFirstPage } from "@/lib/core/api/prepare-first-page";
import type { Viewer, ViewerParams } from "@/lib/core/auth/viewer";
import { limitInText } from "@/lib/core/database/limit-in-text";
import { AppError } from "@/lib/core/errors/app-error";
import { groupListedFor, groupVisibleTo } from "@/lib/groups/policy";
import { type listGroupPosts as endpoint, type PostContent, postContents } from "./contract";
import { isUntil } from "./feed-source";
import { isPublishedFor } from "./policy";
import { type PostRow, postColumns } from "./select";
import { serializePost } from "./serialize";

type GroupFeedQuery = QueryOf<typeof endpoint>;

/** Runs one query. Throws `forbidden` for a group whose posts only members read. */
export async function listGroupPosts(viewer: Viewer<"student">, id: number, query: GroupFeedQuery) {
  const rows = await readGroupRows(viewer, query, id);
  const [first] = rows;
  if (!first) throw new AppError("not_found");
  if (!first.isReadable) throw new AppError("forbidden");
  const page = toPage(rows, (row: PostRow) => serializePost(viewer, row), query);
  return { ...page, has_blocks: first.hasBlocks, has_mutes: first.hasMutes };
}

const firstPages = [undefined, ...postContents].map((content) => ({ page: 1, per_page: 10, with: content }));

const readGroupRows = prepareFirstPage(firstPages, selectGroupRows);

function selectGroupRows(viewer: ViewerParams, query: GroupFeedQuery, id: number | Placeholder) {
  const { with: content, until, per_page } = query;
  const order = [...(content ? [] : [desc(posts.isPinned)]), desc(posts.createdAt), desc(posts.id)];
  const isListed = and(
    eq(posts.groupId, id),
    isPublishedFor(viewer),
    notMuted(viewer, posts.userId),
    hasContent(content),
  );
  const group = db
    .select({
      total: (content
        ? sql<number>`(select count(*)::int from ${posts} where ${isListed})`
        : countAllPosts(viewer, id)
      ).as("total"),
      isReadable: sql<boolean>`${groupListedFor(viewer)}`.as("is_readable"),
      hasBlocks: hasBlocks(viewer).as("has_blocks"),
      hasMutes: hasMutes(viewer).as("has_mutes"),
    })
    .from(groups)
    .where(and(eq(groups.id, id), groupVisibleTo(viewer)))
    .as("group_of_posts");
  const page = db
    .select({ id: sql<number>`${posts.id}`.as("page_id") })
    .from(posts)
    .where(and(isListed, isUntil(viewer, until)))
    .orderBy(...order)
    .limit(limitInText(per_page))
    .offset(toOffset(query))
    .as("page");
  return db
    .select({
      total: group.total,
      isReadable: group.isReadable,
      hasBlocks: group.hasBlocks,
      hasMutes: group.hasMutes,
      ...postColumns(viewer),
    })
    .from(group)
    .leftJoin(page, sql`${group.isReadable}`)
    .leftJoin(posts, eq(posts.id, page.id))
    .leftJoin(users, eq(users.id, posts.userId))
    .orderBy(...order);
}

/** The group's counter, less the posts hidden from the viewer. */
function countAllPosts(viewer: ViewerParams, id: number | Placeholder): SQL<number> {
  return sql`(${groups.postsCount} - (select count(*) from posts hidden where hidden.group_id = ${id}
    and hidden.status = 'published' and hidden.user_id in (${hiddenFor(viewer)})))::int`;
}

/** The values are literals, as in the partial indexes. */
function hasContent(content: PostContent | undefined): SQL | undefined {
  if (content === "images") return sql`${posts.imagesCount} > 0`;
  return content && sql`${posts.content} ~* 'https?://'`;
}
