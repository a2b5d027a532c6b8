import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { contentTypeIds, contentTypes, type HoldReason } from "@/db/enums";
import type { RowOf } from "@/db/row-of";
import { posts } from "@/db/schema/posts";
import { users } from "@/db/schema/users";
import { toPage } from "@/lib/core/api/pagination";
import { isoDateOf, profileOf } from "@/lib/core/api/response-columns";
import { selectPage } from "@/lib/core/api/select-page";
import type { Viewer } from "@/lib/core/auth/viewer";
import { sumCounters } from "@/lib/core/database/counters";
import { AppError } from "@/lib/core/errors/app-error";
import type { Locale } from "@/lib/core/i18n/locales";
import { getTranslator } from "@/lib/core/i18n/translator";
import { storageUrl } from "@/lib/core/storage/urls";
import { namedUsers } from "@/lib/friends/search";
import { findContentType } from "./constants";
import type { AdminPost, ContentQuery } from "./content-contract";
import { imagesOfPost, tagsOfPost } from "./select";

const { id, status } = posts;

const columns = {
  ...{ id, status },
  held_for: sql<HoldReason | null>`case when ${status} = 'pending' then ${posts.heldFor} end`,
  content: sql<string>`with_mentioned_names(${posts.content}, ${posts.id}, null)`,
  contentTypeId: posts.contentTypeId,
  is_pinned: posts.isPinned,
  likes_count: posts.likesCount,
  comments_count: posts.commentsCount,
  reports_count: posts.reportsCount,
  created_at: isoDateOf(posts.createdAt),
  edited_at: isoDateOf(posts.editedAt),
  images: imagesOfPost,
  tags: tagsOfPost,
  author: { id: posts.userId, name: users.name, profile: profileOf(users.avatarPath) },
};

/**
 * The maximum number of matches of a search, which reads only the newest: counting those of a common word in a large
 * school takes seconds.
 */
export const maxContentMatches = 200;

/** Runs one query. */
export async function listContent(_viewer: Viewer<"admin">, query: ContentQuery) {
  const { search, type, status } = query;
  const matches = db.$with("matches").as(
    db
      .select({ id: posts.id, isPinned: posts.isPinned, createdAt: posts.createdAt })
      .from(sql`(${newestPosts(query)}) found (found_id)`)
      .innerJoin(posts, eq(posts.id, sql`found_id`))
      .orderBy(desc(posts.isPinned), desc(posts.createdAt), desc(posts.id))
      .limit(maxContentMatches),
  );
  const from = search === undefined ? posts : matches;
  const { page, selectRows } = selectPage(
    {
      from,
      id: from.id,
      where:
        search === undefined
          ? and(hasStatus(status), type && sql`${posts.contentTypeId} = ${contentTypeIds[type]}`)
          : undefined,
      order: [desc(from.isPinned), desc(from.createdAt), desc(from.id)],
      count: search === undefined ? countContent(query) : undefined,
    },
    query,
  );
  const rows = await selectRows(columns, db.with(matches))
    .leftJoin(posts, eq(posts.id, page.id))
    .leftJoin(users, eq(users.id, posts.userId));
  return toPage(rows, serialize, query);
}

/** The values are literals, since the partial indexes do not match parameters. */
function hasStatus(status: ContentQuery["status"]): SQL {
  return status ? sql`${posts.status} = ${sql.raw(`'${status}'`)}` : sql`${posts.status} <> 'deleted'`;
}

function countContent({ type, status }: ContentQuery): SQL<number> {
  const ofType = `content:${type ? contentTypeIds[type] : "%"}`;
  return sumCounters(`${ofType}:${status ?? "%"}`, status ? "" : "%:deleted");
}

/** The newest posts that match by their words or their author's name. */
function newestPosts({ search = "", type, status }: ContentQuery): SQL {
  return sql`select newest_posts(${search}::text, array(${namedUsers(search)}), ${status ?? null}::text,
    ${type ? contentTypeIds[type] : null}::int, ${maxContentMatches})`;
}

export async function listContentRows(
  _viewer: Viewer<"admin">,
  ids: readonly number[],
): Promise<AdminPost[]> {
  const rows = await db
    .select(columns)
    .from(posts)
    .innerJoin(users, eq(users.id, posts.userId))
    .where(inArray(posts.id, [...ids]))
    .orderBy(desc(posts.createdAt), desc(posts.id));
  return rows.map(serialize);
}

function serialize({ contentTypeId, ...row }: RowOf<typeof columns>): AdminPost {
  return {
    ...row,
    type: findContentType(contentTypeId),
    images: row.images.map(({ path, ...image }) => ({ url: storageUrl(path), ...image })),
    likes: row.likes_count,
    comments: row.comments_count,
    reports: row.reports_count,
    date: row.created_at,
  };
}

export async function getContentStatistics(_viewer: Viewer<"admin">) {
  const [row] = await db.execute<
    Record<"published" | "pending" | "drafts" | "archived" | "deleted", number>
  >(sql`
    select ${sumCounters("content:%:published")} as published, ${sumCounters("content:%:pending")} as pending,
      ${sumCounters("content:%:draft")} as drafts, ${sumCounters("content:%:archived")} as archived,
      ${sumCounters("content:%:deleted")} as deleted`);
  if (!row) throw new AppError("internal");
  return row;
}

export function listContentTypes(locale: Locale) {
  const t = getTranslator(locale, "posts.types");
  return contentTypes.map((slug) => ({ id: contentTypeIds[slug], name: t(slug), slug }));
}
