import {
  and,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import { db } from "@/db/client";
import type { RowOf } from "@/db/row-of";
import { posts } from "@/db/schema/posts";
import { presence } from "@/db/schema/presence";
import { users } from "@/db/schema/users";
import { toPage } from "@/lib/core/api/pagination";
import { fileUrlOf, isoDateOf, isoTextOf } from "@/lib/core/api/response-columns";
import { selectPage } from "@/lib/core/api/select-page";
import type { Viewer } from "@/lib/core/auth/viewer";
import { sumCounters } from "@/lib/core/database/counters";
import { nameMatches } from "@/lib/friends/search";
import {
  countUserActivity,
  hasActivity,
  orderByActivity,
  userHasActivity,
  usersWithActivity,
} from "./activity";
import type { UsersQuery } from "./management-contract";
import type { UserRow } from "./schemas";

export const userRowColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  avatar: fileUrlOf(users.avatarPath),
  role: users.role,
  status: users.status,
  status_reason: users.statusReason,
  suspended_until: sql<
    string | null
  >`case when ${users.status} = 'suspended' then ${users.suspendedUntil} end`,
  created_at: isoDateOf(users.createdAt),
  last_seen_at: isoTextOf(
    sql`case when ${presence.status} <> 'offline' then now() else ${presence.lastSeenAt} end`,
  ),
  deleted_at: isoDateOf(users.deletedAt),
  posts_count: sql<number>`(select count(*)::int from ${posts}
    where ${posts.userId} = ${users.id} and ${posts.status} <> 'deleted')`,
};

/** Runs one query, which reads the matches of a search once. */
export async function listUsers(_viewer: Viewer<"admin">, query: UsersQuery) {
  const { search } = query;
  const matches = db
    .$with("matches")
    .as(db.select({ id: users.id, createdAt: users.createdAt }).from(users).where(matchesFilters(query)));
  const list =
    search === undefined
      ? listOf(query)
      : { from: matches, id: matches.id, order: [desc(matches.createdAt), desc(matches.id)] };
  const { page, selectRows } = selectPage(list, query);
  const rows = await selectRows(userRowColumns, db.with(matches))
    .leftJoin(users, eq(users.id, page.id))
    .leftJoin(presence, eq(presence.userId, users.id));
  const { data, ...meta } = toPage(rows, (row: RowOf<typeof userRowColumns>): UserRow => row, query);
  return { data, meta };
}

type Filters = Pick<UsersQuery, "search" | "status" | "role" | "activity">;

function listOf({ activity, ...filters }: Filters) {
  const common = { id: users.id, count: countAccounts({ activity, ...filters }) };
  const where = matchesFilters(filters);
  if (!activity) return { ...common, from: users, where, order: [desc(users.createdAt), desc(users.id)] };
  const order = orderByActivity(activity);
  return { ...common, from: usersWithActivity, where: and(where, hasActivity(activity)), order };
}

function countAccounts({ status, role, activity }: Filters): SQL<number> | undefined {
  if (status === "deleted") return undefined;
  const accounts = `${role ?? "%"}:${storedStatus(status) ?? "%"}`;
  return activity ? countUserActivity(activity, accounts) : sumCounters(`accounts:${accounts}`);
}

function matchesFilters({ search, status, role, activity }: Filters): SQL | undefined {
  return and(
    hasStatus(status),
    role && eq(users.role, role),
    activity && userHasActivity(activity),
    search === undefined ? undefined : userMatches(search),
  );
}

/** Newest first, from `before` on: an export reads all rows in parts. */
export function listUsersBefore(
  _viewer: Viewer<"admin">,
  filters: Filters,
  { before, size }: { before: number | undefined; size: number },
): Promise<UserRow[]> {
  return db
    .select(userRowColumns)
    .from(users)
    .leftJoin(presence, eq(presence.userId, users.id))
    .where(and(matchesFilters(filters), before === undefined ? undefined : lt(users.id, before)))
    .orderBy(desc(users.id))
    .limit(size);
}

function hasStatus(status: UsersQuery["status"]): SQL | undefined {
  const canBeRestored = and(isNotNull(users.deletedAt), isNull(users.anonymisedAt));
  if (status === "deleted") return canBeRestored;
  const stored = storedStatus(status);
  return and(isNull(users.deletedAt), stored && eq(users.status, stored));
}

function storedStatus(status: UsersQuery["status"]) {
  if (status === "deleted") return undefined;
  return status === "pending" ? "pending_verification" : status;
}

export function userMatches(search: string): SQL | undefined {
  const text = search.trim();
  const { email, id, schoolNumber } = users;
  return or(
    nameMatches(search),
    isWholeEmail.test(text) ? sql`${id} = any(array(${selectIdsByEmail(text)}))` : containsPart(email, text),
    eq(schoolNumber, text),
  );
}

const isWholeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Finds only the user with this email; without one, the users whose email contains it. The pattern is a subquery, so
 * that no plan depends on it: at 200,000 users planning each search took longer than running it.
 */
function selectIdsByEmail(text: string): SQL {
  const isEmail = sql`lower(${users.email}) = lower(${text})`;
  return sql`select ${users.id} from ${users} where ${isEmail}
    union all select ${users.id} from ${users} where lower(${users.email}) like (select ${partPattern(text)})
      and not exists (select from ${users} where ${isEmail})`;
}

function containsPart(column: SQLWrapper, text: string): SQL {
  return sql`lower(${column}) like ${partPattern(text)}`;
}

function partPattern(text: string): SQL {
  return sql`'%' || lower(${text.replace(/[\\%_]/g, "\\$&")}) || '%'`;
}

export function listUserRows(_viewer: Viewer<"admin">, ids: readonly number[]): Promise<UserRow[]> {
  return db
    .select(userRowColumns)
    .from(users)
    .leftJoin(presence, eq(presence.userId, users.id))
    .where(inArray(users.id, [...ids]))
    .orderBy(desc(users.createdAt), desc(users.id));
}
