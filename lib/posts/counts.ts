import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { comments, likes, posts } from "@/db/schema/posts";
import { blockedFor, hasBlocks } from "@/lib/blocks/policy";
import { isInList, viewerList } from "@/lib/blocks/viewer-lists";
import type { ViewerParams } from "@/lib/core/auth/viewer";

export function countLikes(viewer: ViewerParams): SQL<number> {
  const rows = sql`${likes} where ${likes.postId} = ${posts.id}`;
  return countVisible(viewer, posts.likesCount, rows, likes.userId);
}

/**
 * No index has the user of a post's comments. As a condition that is no join (`is true`), the list becomes a hash
 * table; otherwise each comment may be compared with each blocked user.
 */
export function countComments(viewer: ViewerParams): SQL<number> {
  const blocked = viewer.hasLists ? sql`select unnest(${viewerList("blocked")})` : blockedFor(viewer.id);
  const rows = sql`${comments} where ${comments.postId} = ${posts.id} and ${comments.status} = 'published'
    and (${comments.userId} in (${blocked})) is true`;
  return subtractHidden(viewer, posts.commentsCount, rows);
}

/** The counter less the rows whose user is in a block with the viewer. */
export function countVisible(
  viewer: ViewerParams,
  counter: SQLWrapper,
  rows: SQL,
  userId: SQLWrapper,
): SQL<number> {
  const isBlocked = isInList(viewer, "blocked", sql`${userId}`, blockedFor(viewer.id));
  return subtractHidden(viewer, counter, sql`${rows} and ${isBlocked}`);
}

function subtractHidden(viewer: ViewerParams, counter: SQLWrapper, hidden: SQL): SQL<number> {
  if (viewer.role === "visitor" || viewer.role === "admin") return sql<number>`${counter}`;
  return sql<number>`case when ${hasBlocks(viewer)} then ${counter} - (select count(*)::int from ${hidden})
    else ${counter} end`;
}
