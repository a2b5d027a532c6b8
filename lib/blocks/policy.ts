import { type Placeholder, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { blocks, mutes } from "@/db/schema/blocks";
import type { ViewerParams } from "@/lib/core/auth/viewer";
import { isInList, viewerList } from "./viewer-lists";

/**
 * The condition for rows whose user neither blocks the viewer nor is blocked by them (docs/product.md#blocks).
 * Undefined for visitors, who have no account, and administrators, who moderate. Uncorrelated, so that it is read
 * once per query.
 */
export function notBlocked(viewer: ViewerParams, userId: SQLWrapper): SQL | undefined {
  if (viewer.role === "visitor" || viewer.role === "admin") return undefined;
  return sql`not ${isInList(viewer, "blocked", sql`coalesce(${userId}, 0)`, blockedFor(viewer.id))}`;
}

/** Ids of the users on the other side of a block. */
export function blockedFor(id: number | Placeholder | SQLWrapper | null): SQL {
  return sql`select blocked_id from ${blocks} where blocker_id = ${id}
    union all select blocker_id from ${blocks} where blocked_id = ${id}`;
}

/** Whether the viewer blocks a user or is blocked by one: counts are then computed for this viewer. */
export function hasBlocks({ role, id, hasLists }: ViewerParams): SQL<boolean> {
  if (role === "visitor") return sql`false`;
  return hasLists ? sql`(${viewerList("blocked")} <> '{}')` : sql`exists (${blockedFor(id)})`;
}

export function hasMutes({ role, id, hasLists }: ViewerParams): SQL<boolean> {
  if (role === "visitor") return sql`false`;
  return hasLists ? sql`(${viewerList("muted")} <> '{}')` : sql`exists (${mutedFor(id)})`;
}

export function notMuted(viewer: ViewerParams, userId: SQLWrapper): SQL | undefined {
  if (viewer.role === "visitor" || viewer.role === "admin") return undefined;
  return sql`not ${isInList(viewer, "muted", sql`coalesce(${userId}, 0)`, mutedFor(viewer.id))}`;
}

export function mutedFor(id: ViewerParams["id"]): SQL {
  return sql`select muted_id from ${mutes} where user_id = ${id}`;
}

/** Ids of the users whose posts are not in the viewer's feed. */
export function hiddenFor({ role, id }: ViewerParams): SQL | undefined {
  if (role === "visitor" || role === "admin") return undefined;
  return sql`${blockedFor(id)} union ${mutedFor(id)}`;
}
