import { and, eq, isNull, ne, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { friendships } from "@/db/schema/friends";
import { users } from "@/db/schema/users";
import { notBlocked } from "@/lib/blocks/policy";
import type { Member } from "@/lib/core/auth/viewer";

/** `users` rows that the viewer can find: students with an active account, other than the viewer. */
export function personVisibleTo(viewer: Member): SQL | undefined {
  return and(
    viewer.role === "admin" ? undefined : eq(users.role, "student"),
    eq(users.status, "active"),
    isNull(users.deletedAt),
    ne(users.id, viewer.id),
    notBlocked(viewer, users.id),
  );
}

/** Friends as one array, so that each account is looked up by its key: for thousands, the planner would read all accounts. */
export function isOneOfFriends({ id }: Member): SQL {
  return sql`${users.id} = any(array(
    select ${friendships.friendId} from ${friendships} where ${friendships.userId} = ${id}))`;
}

export function isFriendOf(viewer: { id: number }, userId: SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (select from ${friendships}
    where ${friendships.userId} = ${viewer.id} and ${friendships.friendId} = ${userId})`;
}
