import { and, asc, eq, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { posts } from "@/db/schema/posts";
import { users } from "@/db/schema/users";
import type { Viewer } from "@/lib/auth/viewer";
import { offsetOf, type PageQuery, paginate } from "@/lib/pagination";
import { postColumns } from "@/lib/posts/columns";
import { type Category, type ContentType, contentTypeId } from "@/lib/posts/kinds";
import { listedFor } from "@/lib/posts/policy";
import { normalTag } from "@/lib/posts/post-tags";
import { presentPost } from "@/lib/posts/present";
import type { FoundPost } from "./contract";

export type Search = PageQuery & {
  q?: string;
  content_type?: ContentType;
  category?: Category;
  tag?: string;
  user_id?: number;
  sort: "latest" | "relevance" | "popular";
};

/** The newest matches that are counted and paged: a word that half of all posts contain costs no more than another. */
export const searchLimit = 500;

/** Posts that a viewer may see and that match; at most the newest `searchLimit` of them. One query. */
export async function searchPosts(viewer: Viewer, search: Search) {
  const found = foundBy(viewer, search);
  const rows = await db
    .select({ total: found.total, ...postColumns(viewer) })
    .from(found)
    .leftJoin(posts, and(eq(posts.id, found.id), listedFor(viewer)))
    .leftJoin(users, eq(users.id, posts.userId))
    .orderBy(asc(found.place));
  const listed = rows.flatMap((row): FoundPost[] => {
    if (row.id === null) return [];
    const post = presentPost(viewer, row as never);
    return [{ ...post, author: { name: post.user.name } }];
  });
  const { data, current_page, last_page, per_page, total } = paginate(listed, rows[0]?.total ?? 0, search);
  return { posts: data, current_page, last_page, per_page, total };
}

function foundBy(viewer: Viewer, search: Search) {
  const type = search.content_type && contentTypeId(search.content_type);
  const tag = search.tag && normalTag(search.tag);
  return db
    .select({
      id: sql<number | null>`id`.as("found_id"),
      place: sql<number>`place`.as("place"),
      total: sql<number>`total`.as("total"),
    })
    .from(
      sql`search_posts(${search.q ?? null}::text, ${viewer.role === "visitor"}::boolean, ${type ?? null}::int,
        ${search.category ?? null}::text, ${tag ?? null}::text, ${search.user_id ?? null}::int,
        ${search.sort}::text, ${search.per_page}::int, ${offsetOf(search)}::int)`,
    )
    .as("found");
}
