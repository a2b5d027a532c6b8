import { and, asc, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { createTranslator } from "next-intl";
import { db } from "@/db/client";
import { contentTypeIds, contentTypes, type PostStatus } from "@/db/enums";
import type { RowOf } from "@/db/row-of";
import { posts } from "@/db/schema/posts";
import { users } from "@/db/schema/users";
import { toPage } from "@/lib/core/api/pagination";
import { isoDateOf, profileOf } from "@/lib/core/api/response-columns";
import { selectPage } from "@/lib/core/api/select-page";
import type { Viewer } from "@/lib/core/auth/viewer";
import { containsText } from "@/lib/core/database/contains-text";
import { AppError } from "@/lib/core/errors/app-error";
import type { Locale } from "@/lib/core/i18n/locales";
import { messagesFor } from "@/lib/core/i18n/messages";
import { storageUrl } from "@/lib/core/storage/urls";
import { findContentType } from "./constants";
import type { AdminPost, ContentQuery } from "./content-contract";
import { imagesOfPost, tagsOfPost } from "./select";

const { id, status } = posts;

const columns = {
  ...{ id, status },
  content: sql<string>`with_mentioned_names(${posts.content}, ${posts.id}, null)`,
  contentTypeId: posts.contentTypeId,
  is_pinned: posts.isPinned,
  likes_count: posts.likesCount,
  comments_count: posts.commentsCount,
  reports_count: posts.reportsCount,
  created_at: isoDateOf(posts.createdAt),
  images: imagesOfPost,
  tags: tagsOfPost,
  author: { id: posts.userId, name: users.name, profile: profileOf(users.avatarPath) },
};

/** One query. */
export async function listContent(_viewer: Viewer<"admin">, query: ContentQuery) {
  const { search, type } = query;
  const list = selectPage(
    {
      from: posts,
      id: posts.id,
      where: and(
        hasStatus(query.status),
        type && eq(posts.contentTypeId, contentTypeIds[type]),
        search === undefined ? undefined : or(containsText(posts.content, search), isByAuthor(search)),
      ),
      order: [desc(posts.isPinned), desc(posts.createdAt), desc(posts.id)],
    },
    query,
  );
  const { page } = list;
  const isWhole = search === undefined && type === undefined;
  const total = isWhole ? countContent(query.status) : list.total;
  const rows = await db
    .select({ total: total.value, ...columns })
    .from(total)
    .leftJoin(page, sql`true`)
    .leftJoin(posts, eq(posts.id, page.id))
    .leftJoin(users, eq(users.id, posts.userId))
    .orderBy(asc(page.place));
  return toPage(rows, serialize, query);
}

/** As literals: the partial indexes need them. */
function hasStatus(status: ContentQuery["status"]): SQL {
  return status ? sql`${posts.status} = ${sql.raw(`'${status}'`)}` : sql`${posts.status} <> 'deleted'`;
}

/** What counters say: counting a million rows is too slow. */
const publishedCount = sql`((select coalesce(sum(value), 0) from counters where name like 'feed:%')
  + (select coalesce(sum(posts_count), 0) from groups))`;

function countContent(status: ContentQuery["status"]) {
  const unpublished = sql`(select count(*) from posts where ${
    status ? hasStatus(status) : sql`posts.status in ('draft', 'pending', 'archived')`
  })`;
  const all = sql`${publishedCount} + ${unpublished}`;
  const counted = status === "published" ? publishedCount : status ? unpublished : all;
  return db
    .select({ value: sql<number>`n::int`.as("value") })
    .from(sql`(select ${counted} as n) counted`)
    .as("total");
}

function isByAuthor(name: string) {
  return sql`${posts.userId} in (select ${users.id} from ${users} where ${containsText(users.name, name)})`;
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

export async function getContent(viewer: Viewer<"admin">, postId: number): Promise<AdminPost> {
  const [post] = await listContentRows(viewer, [postId]);
  if (!post) throw new AppError("not_found");
  return post;
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
  const rows = await db.execute<{ status: PostStatus; count: number }>(sql`
    select status, count(*)::int as count from posts where status <> 'published' group by status
    union all select 'published', ${publishedCount}::int`);
  const numberOf = (status: PostStatus) => rows.find((row) => row.status === status)?.count ?? 0;
  return {
    published: numberOf("published"),
    pending: numberOf("pending"),
    drafts: numberOf("draft"),
    archived: numberOf("archived"),
    deleted: numberOf("deleted"),
  };
}

export function listContentTypes(locale: Locale) {
  const t = createTranslator({ locale, messages: messagesFor(locale), namespace: "posts.types" });
  return contentTypes.map((slug) => ({ id: contentTypeIds[slug], name: t(slug), slug }));
}
