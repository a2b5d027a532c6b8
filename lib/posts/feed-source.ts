import { and, desc, isNull, lte, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { groups } from "@/db/schema/groups";
import { posts } from "@/db/schema/posts";
import { blockedFor, hasBlocks, hasMutes, mutedFor, notMuted } from "@/lib/blocks/policy";
import { viewerList, viewerLists } from "@/lib/blocks/viewer-lists";
import { type PageQuery, toOffset } from "@/lib/core/api/pagination";
import type { ViewerParams } from "@/lib/core/auth/viewer";
import { limitInText } from "@/lib/core/database/limit-in-text";
import { isOwnGroup } from "@/lib/groups/policy";
import { isPublishedFor, postVisibleTo, schoolPostListedFor } from "./policy";

export type FeedQuery = PageQuery & { until?: number | undefined };

const newestFirst = sql`${desc(posts.createdAt)}, ${desc(posts.id)}`;

/**
 * Excludes posts newer than the post `until`. By time, since a held post appears as of its acceptance. Where the viewer
 * does not see that post, the one before it counts: whether it exists makes no difference.
 */
export function isUntil(viewer: ViewerParams, until: number | undefined): SQL | undefined {
  if (until === undefined) return undefined;
  const newest = sql`(select ${posts.createdAt} from ${posts}
    where ${and(lte(posts.id, until), postVisibleTo(viewer))} order by ${desc(posts.id)} limit 1)`;
  return sql`${posts.createdAt} <= coalesce(${newest}, 'infinity')`;
}

/** The lists that the queries below and the columns of posts read. Only students have groups. */
export function feedLists(viewer: ViewerParams) {
  const lists = viewerLists({ blocked: blockedFor(viewer.id), muted: mutedFor(viewer.id) });
  return viewer.role === "student" ? [lists, selectOwnGroups(viewer)] : [lists];
}

function selectOwnGroups(viewer: ViewerParams) {
  return db.$with("own_groups").as(
    db
      .select({ id: groups.id, postsCount: groups.postsCount })
      .from(groups)
      .where(and(isNull(groups.deletedAt), isOwnGroup(viewer))),
  );
}

/** The ids of a page: posts of the school and, for a student, of their groups. Only the school's posts are pinned. */
export function selectFeed(viewer: ViewerParams, { until, ...query }: FeedQuery) {
  const offset = toOffset(query);
  const limit = offset > 0 ? query.per_page : limitInText(query.per_page);
  const first = offset > 0 ? query.per_page + offset : limit;
  const shown = and(notMuted(viewer, posts.userId), isUntil(viewer, until));
  const ofSchool = sql`(select ${posts.id}, ${posts.isPinned}, ${posts.createdAt} from ${posts}
    where ${and(schoolPostListedFor(viewer), shown)}
    order by ${desc(posts.isPinned)}, ${newestFirst} limit ${first})`;
  const candidates =
    viewer.role === "student"
      ? sql`${ofSchool} union all ${selectOwnGroupPosts(and(isPublishedFor(viewer), shown), first)}`
      : ofSchool;
  const page = db
    .select({
      id: sql<number>`candidate.id`.as("feed_id"),
      isPinned: sql<boolean>`candidate.is_pinned`.as("feed_pinned"),
    })
    .from(sql`(${candidates}) candidate`)
    .orderBy(sql`candidate.is_pinned desc, candidate.created_at desc, candidate.id desc`)
    .limit(limit)
    .$dynamic();
  return (offset > 0 ? page.offset(offset) : page).as("page");
}

/**
 * Reads as many posts of each group as the page needs, by its index: no group is read to its end, however many the
 * viewer is in.
 */
function selectOwnGroupPosts(shown: SQL | undefined, limit: number): SQL {
  return sql`(select newest.id, false, newest.created_at from own_groups
    cross join lateral (select ${posts.id}, ${posts.createdAt} from ${posts}
      where ${posts.groupId} = own_groups.id and ${shown} order by ${newestFirst} limit ${limit}) newest
    order by newest.created_at desc, newest.id desc limit ${limit})`;
}

/** Reads the counters that triggers maintain, less the posts of hidden users: counting a million rows is too slow. */
export function countFeed(viewer: ViewerParams) {
  const names = viewer.role === "visitor" ? sql`('feed:public')` : sql`('feed:public', 'feed:members')`;
  const ofGroups =
    viewer.role === "student" ? sql` + (select coalesce(sum(posts_count), 0) from own_groups)` : sql``;
  const hiddenPosts =
    viewer.role === "visitor" || viewer.role === "admin"
      ? sql``
      : sql` - (select count(*) from posts where status = 'published'
          and user_id = any(${viewerList("blocked")} || ${viewerList("muted")})
          and (group_id is null${viewer.role === "student" ? sql` or group_id in (select id from own_groups)` : sql``}))`;
  return db
    .select({
      value: sql<number>`(coalesce(sum(value), 0)${ofGroups}${hiddenPosts})::int`.as("value"),
      hasBlocks: hasBlocks(viewer).as("has_blocks"),
      hasMutes: hasMutes(viewer).as("has_mutes"),
    })
    .from(sql`counter_values where name in ${names}`)
    .as("total");
}
