import { and, desc, eq, lte, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { groups } from "@/db/schema/groups";
import { posts } from "@/db/schema/posts";
import { users } from "@/db/schema/users";
import { hiddenFor, notMuted } from "@/lib/blocks/policy";
import type { QueryOf } from "@/lib/core/api/endpoint";
import { toOffset, toPage } from "@/lib/core/api/pagination";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { groupListedFor, groupVisibleTo } from "@/lib/groups/policy";
import type { listGroupPosts as endpoint, PostContent } from "./contract";
import { isPublishedFor } from "./policy";
import { type PostRow, postColumns } from "./select";
import { serializePost } from "./serialize";

/** One query. Throws `not_found`, and `forbidden` where only members read it. */
export async function listGroupPosts(viewer: Viewer<"student">, id: number, query: QueryOf<typeof endpoint>) {
  const order = [...(query.with ? [] : [desc(posts.isPinned)]), desc(posts.createdAt), desc(posts.id)];
  const isListed = and(
    eq(posts.groupId, id),
    isPublishedFor(viewer),
    notMuted(viewer, posts.userId),
    has(query.with),
  );
  const group = db
    .select({
      total: (query.with ? countPosts(isListed) : countAllPosts(viewer, id)).as("total"),
      isReadable: sql<boolean>`${groupListedFor(viewer)}`.as("is_readable"),
    })
    .from(groups)
    .where(and(eq(groups.id, id), groupVisibleTo(viewer)))
    .as("group_of_posts");
  const page = db
    .select({ id: sql<number>`${posts.id}`.as("page_id") })
    .from(posts)
    .where(and(isListed, query.until ? lte(posts.id, query.until) : undefined))
    .orderBy(...order)
    .limit(query.per_page)
    .offset(toOffset(query))
    .as("page");
  const rows = await db
    .select({ total: group.total, isReadable: group.isReadable, ...postColumns(viewer) })
    .from(group)
    .leftJoin(page, sql`${group.isReadable}`)
    .leftJoin(posts, eq(posts.id, page.id))
    .leftJoin(users, eq(users.id, posts.userId))
    .orderBy(...order);
  const [first] = rows;
  if (!first) throw new AppError("not_found");
  if (!first.isReadable) throw new AppError("forbidden");
  return toPage(
    rows.map(({ isReadable: _, ...row }) => row),
    (row: PostRow) => serializePost(viewer, row),
    query,
  );
}

/** The group's counter, less the posts hidden from the viewer. */
function countAllPosts(viewer: Viewer<"student">, id: number): SQL<number> {
  return sql`(${groups.postsCount} - (select count(*) from posts hidden where hidden.group_id = ${id}
    and hidden.status = 'published' and hidden.user_id in (${hiddenFor(viewer)})))::int`;
}

function countPosts(condition: SQL | undefined): SQL<number> {
  return sql`(select count(*)::int from ${posts} where ${condition})`;
}

/** In literals, as the indexes have it. */
function has(content: PostContent | undefined): SQL | undefined {
  if (content === "images") return sql`${posts.imagesCount} > 0`;
  return content && sql`${posts.content} ~* 'https?://'`;
}
