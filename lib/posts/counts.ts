import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { comments, likes, posts } from "@/db/schema/posts";
import { blockedFor, hasBlocks } from "@/lib/blocks/policy";
import { isInList } from "@/lib/blocks/viewer-lists";
import type { ViewerParams } from "@/lib/core/auth/viewer";

export function countLikes(viewer: ViewerParams): SQL<number> {
  const rows = sql`${likes} where ${likes.postId} = ${posts.id}`;
  return countVisible(viewer, posts.likesCount, rows, likes.userId);
}

export function countComments(viewer: ViewerParams): SQL<number> {
  const rows = sql`${comments} where ${comments.postId} = ${posts.id} and ${comments.status} = 'published'`;
  return countVisible(viewer, posts.commentsCount, rows, comments.userId);
}

/** The counter less the rows whose user is in a block with the viewer. */
export function countVisible(
  viewer: ViewerParams,
  counter: SQLWrapper,
  rows: SQL,
  userId: SQLWrapper,
): SQL<number> {
  if (viewer.role === "visitor" || viewer.role === "admin") return sql<number>`${counter}`;
  return sql<number>`case when ${hasBlocks(viewer)} then ${counter} - (select count(*)::int from ${rows}
    and ${isInList(viewer, "blocked", sql`${userId}`, blockedFor(viewer.id))}) else ${counter} end`;
}
