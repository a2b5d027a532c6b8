import { and, isNull, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { groups } from "@/db/schema/groups";
import { comments, posts } from "@/db/schema/posts";
import { notBlocked } from "@/lib/blocks/policy";
import type { Viewer, ViewerParams } from "@/lib/core/auth/viewer";
import { groupListedFor } from "@/lib/groups/policy";
import { type GroupRole, isGroupModerator } from "@/lib/groups/roles";

/** The condition for posts of the school, not of a group. It has literals, as `isPublishedFor`. */
export function schoolPostListedFor(viewer: ViewerParams): SQL | undefined {
  return and(isPublishedFor(viewer), isNull(posts.groupId));
}

/** The condition has literals, not parameters: the feed's indexes contain these rows only, and a plan must know that they do. */
export function isPublishedFor(viewer: ViewerParams): SQL | undefined {
  return and(
    sql`${posts.status} = 'published'`,
    viewer.role === "visitor" ? sql`${posts.audience} = 'public'` : undefined,
    notBlocked(viewer, posts.userId),
  );
}

export function postListedFor(viewer: ViewerParams): SQL | undefined {
  return and(isPublishedFor(viewer), isOfReadableGroup(viewer));
}

export function postVisibleTo(viewer: ViewerParams): SQL | undefined {
  const notDeleted = sql`${posts.status} <> 'deleted'`;
  if (viewer.role === "admin") return notDeleted;
  if (viewer.role === "visitor") return postListedFor(viewer);
  const isOwn = sql`${posts.userId} = ${viewer.id}`;
  return and(notDeleted, isOfReadableGroup(viewer), or(isPublishedFor(viewer), isOwn));
}

/**
 * The condition for posts of no group, or of a readable one. Groups are for students; a visitor's condition is the
 * audience, which is never public in a group.
 */
function isOfReadableGroup(viewer: ViewerParams): SQL | undefined {
  if (viewer.role === "visitor") return undefined;
  if (viewer.role !== "student") return isNull(posts.groupId);
  return sql`(${posts.groupId} is null or exists (
    select from ${groups} where ${groups.id} = ${posts.groupId} and ${groupListedFor(viewer)}))`;
}

/** Null for non-members, and for posts outside of groups. Written in SQL, since drizzle omits the table in a query of one. */
export function roleInGroupOfPost({ id }: ViewerParams): SQL<GroupRole | null> {
  return sql`(select case when g.owner_id = ${id} then 'owner' else own.role end
    from group_members own join groups g on g.id = own.group_id
    where own.group_id = posts.group_id and own.user_id = ${id})`;
}

/** Used together with `postVisibleTo` for the post. */
export function commentVisibleTo(viewer: ViewerParams): SQL | undefined {
  return notBlocked(viewer, comments.userId);
}

/** A pending comment that a moderation rule holds back is for administrators to decide on, not for the post's author. */
export function isDecidedBy({ role }: ViewerParams): SQL {
  return role === "admin" ? sql`true` : isNull(comments.heldFor);
}

/** Whether a moderation rule holds the post or comment back until an administrator decides. */
export function isHeld({ status, heldFor }: Record<"status" | "heldFor", SQLWrapper>): SQL<boolean> {
  return sql`(${status} = 'pending' and ${heldFor} is not null)`;
}

export function isOwnHeld({ id }: ViewerParams): SQL {
  return sql`(${isHeld(comments)} and ${comments.userId} = ${id})`;
}

export function canEdit(viewer: Viewer, post: { userId: number }): boolean {
  return viewer.id === post.userId;
}

/** `role` is the viewer's role in the post's group. */
export function canDelete(viewer: Viewer, post: { userId: number; role: GroupRole | null }): boolean {
  return viewer.role === "admin" || canEdit(viewer, post) || isGroupModerator(post.role);
}
