import { desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import type { HoldReason } from "@/db/enums";
import type { RowOf } from "@/db/row-of";
import { reports } from "@/db/schema/moderation";
import { comments, posts } from "@/db/schema/posts";
import { users } from "@/db/schema/users";
import { toPage } from "@/lib/core/api/pagination";
import { isoDateOf, profileOf } from "@/lib/core/api/response-columns";
import { selectPage } from "@/lib/core/api/select-page";
import type { Viewer } from "@/lib/core/auth/viewer";
import { sumCounters } from "@/lib/core/database/counters";
import { namedUsers } from "@/lib/friends/search";
import type { AdminComment, CommentsQuery } from "./comment-management-contract";
import { maxContentMatches } from "./content-queries";

const { id, status } = comments;

const columns = {
  ...{ id, status },
  held_for: sql<HoldReason | null>`case when ${status} = 'pending' then ${comments.heldFor} end`,
  content: sql<string>`with_mentioned_names(${comments.content}, null, ${comments.id})`,
  user_id: comments.userId,
  user_name: users.name,
  user_profile: profileOf(users.avatarPath),
  author_name: comments.authorName,
  author_email: comments.authorEmail,
  post_id: comments.postId,
  post_excerpt: sql<string>`truncate_text(with_mentioned_names(${posts.content}, ${posts.id}, null), 100)`,
  post_is_deleted: sql<boolean>`${posts.status} = 'deleted'`,
  reports_count: sql<number>`(select count(*)::int from ${reports}
    where ${reports.subjectType} = 'comment' and ${reports.subjectId} = ${comments.id})`,
  created_at: isoDateOf(comments.createdAt),
  edited_at: isoDateOf(comments.editedAt),
};

/** Runs one query. A search counts and lists its newest matches only. */
export async function listAdminComments(_viewer: Viewer<"admin">, query: CommentsQuery) {
  const { search, status } = query;
  const matches = db.$with("matches").as(
    db
      .select({ id: sql<number>`found_id`.as("id") })
      .from(sql`(${newestComments(query)}) found (found_id)`)
      .orderBy(sql`found_id desc`)
      .limit(maxContentMatches),
  );
  const list =
    search === undefined
      ? { from: comments, id: comments.id, where: hasStatus(status), order: [desc(comments.id)] }
      : { from: matches, id: matches.id, order: [desc(matches.id)] };
  const count = search === undefined ? countComments(status) : undefined;
  const { page, selectRows } = selectPage({ ...list, count }, query);
  const rows = await selectRows(columns, db.with(matches))
    .leftJoin(comments, eq(comments.id, page.id))
    .leftJoin(posts, eq(posts.id, comments.postId))
    .leftJoin(users, eq(users.id, comments.userId));
  return toPage(rows, serialize, query);
}

export async function listCommentRows(_viewer: Viewer<"admin">, ids: readonly number[]) {
  const rows = await db
    .select(columns)
    .from(comments)
    .innerJoin(posts, eq(posts.id, comments.postId))
    .leftJoin(users, eq(users.id, comments.userId))
    .where(inArray(comments.id, [...ids]))
    .orderBy(desc(comments.id));
  return rows.map(serialize);
}

function hasStatus(status: CommentsQuery["status"]): SQL {
  return status ? eq(comments.status, status) : sql`${comments.status} in ('published', 'pending')`;
}

function countComments(status: CommentsQuery["status"]): SQL<number> {
  return sumCounters(`comments:${status ?? "%"}`, status ? "" : "comments:deleted");
}

/** Finds comments by their words, by their author's name, or by a visitor's whole email. */
function newestComments({ search = "", status }: CommentsQuery): SQL {
  return sql`select newest_comments(${search}::text, array(${namedUsers(search)}), lower(${search.trim()}::text),
    ${status ?? null}::text, ${maxContentMatches})`;
}

type Row = Omit<RowOf<typeof columns>, "user_name"> & { user_name: string | null };

function serialize(row: Row): AdminComment {
  const { user_id, user_name, user_profile, post_id, post_excerpt, post_is_deleted, ...rest } = row;
  return {
    ...rest,
    user: user_id === null ? null : { id: user_id, name: user_name ?? "", profile: user_profile },
    post: { id: post_id, excerpt: post_excerpt, is_deleted: post_is_deleted },
  };
}
