import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { contentTypeIds } from "@/db/enums";
import { posts } from "@/db/schema/posts";
import { users } from "@/db/schema/users";
import { blockedFor } from "@/lib/blocks/policy";
import type { QueryOf } from "@/lib/core/api/endpoint";
import { toPage } from "@/lib/core/api/pagination";
import { selectPage } from "@/lib/core/api/select-page";
import { readerFor } from "@/lib/core/auth/reader-for";
import type { Viewer } from "@/lib/core/auth/viewer";
import { byRelevance } from "@/lib/core/database/by-relevance";
import { containsText, literalParts } from "@/lib/core/database/contains-text";
import { ownGroupIds, unreadablePublicGroupIds } from "@/lib/groups/policy";
import { normalizeTag } from "@/lib/posts/normalize-tag";
import { postListedFor } from "@/lib/posts/policy";
import { type PostRow, postColumns } from "@/lib/posts/select";
import { serializePost } from "@/lib/posts/serialize";
import { type searchPosts as endpoint, type SearchResult, searchLimit } from "./contract";

export type Search = Omit<QueryOf<typeof endpoint>, "q"> & { q?: string };

export async function searchPosts(viewer: Viewer, search: Search) {
  const matches = db.$with("matches").as(
    db
      .select({
        id: posts.id,
        rank: sql<number>`row_number() over (order by ${buildOrder(search)})`.as("rank"),
      })
      .from(sql`search_posts(${search.q ?? null}, ${buildFacets(viewer, search)}, ${groupFacets(viewer)},
        ${search.sort === "relevance"}, ${searchLimit}, ${hiddenAuthors(viewer)},
        ${hiddenGroups(viewer)}) match`)
      .innerJoin(posts, eq(posts.id, sql`match.post_id`))
      .where(and(postListedFor(viewer), ...literalParts(search.q).map(postContains))),
  );
  const { page, selectRows } = selectPage(
    { from: matches, id: matches.id, order: [asc(matches.rank)] },
    search,
  );
  const rows = await selectRows(postColumns(viewer), readerFor(viewer).with(matches))
    .leftJoin(posts, eq(posts.id, page.id))
    .leftJoin(users, eq(users.id, posts.userId));
  const serialize = (row: PostRow) => serializeResult(viewer, row);
  const { data, ...metadata } = toPage(rows, serialize, search);
  return { posts: data, ...metadata, total_is_minimum: metadata.total >= searchLimit };
}

function postContains(part: string): SQL {
  return containsText(sql`(select s.text from search_sources s where s.post_id = ${posts.id})`, part);
}

function serializeResult(viewer: Viewer, row: PostRow): SearchResult {
  const post = serializePost(viewer, row);
  return { ...post, author: { name: post.user.name } };
}

function buildFacets(viewer: Viewer, search: Search): SQL {
  const terms = [
    viewer.role === "visitor" && "audience:public",
    search.content_type && `type:${contentTypeIds[search.content_type]}`,
    search.category && `category:${search.category}`,
    search.user_id && `author:${search.user_id}`,
    search.tag && `tag:${normalizeTag(search.tag)}`,
  ];
  return sql`${sql.param(terms.filter((term) => typeof term === "string"))}::text[]`;
}

/** Narrows the matches before they are limited; `postListedFor` decides. */
function groupFacets(viewer: Viewer): SQL {
  if (viewer.role !== "student") return sql`null::text[]`;
  return sql`array(select 'group:' || own.group_id from (${ownGroupIds(viewer)}) own union all select 'group:public')`;
}

function hiddenAuthors(viewer: Viewer): SQL {
  if (viewer.role === "visitor" || viewer.role === "admin") return sql`'{}'::int[]`;
  return sql`array(${blockedFor(viewer.id)})`;
}

function hiddenGroups(viewer: Viewer): SQL {
  if (viewer.role !== "student") return sql`'{}'::int[]`;
  return sql`array(${unreadablePublicGroupIds(viewer)})`;
}

function buildOrder({ sort }: Search): SQL {
  const newest = sql`${desc(posts.createdAt)}, ${desc(posts.id)}`;
  if (sort === "relevance") return sql`${byRelevance(posts.createdAt)}, ${newest}`;
  if (sort === "popular") return sql`${posts.likesCount} + ${posts.commentsCount} desc, ${newest}`;
  return newest;
}
