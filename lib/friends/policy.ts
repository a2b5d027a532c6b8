import { and, eq, ne, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { roles } from "@/db/enums";
import { friendships } from "@/db/schema/friends";
import { users } from "@/db/schema/users";
import { blockedFor, notBlocked } from "@/lib/blocks/policy";
import { isActiveUser } from "@/lib/core/auth/active-user";
import type { Member, MemberParams, ViewerParams } from "@/lib/core/auth/viewer";

/** `users` rows that the viewer can find: students with an active account, other than the viewer. */
export function userVisibleTo(viewer: MemberParams): SQL | undefined {
  return and(
    viewer.role === "admin" ? undefined : eq(users.role, "student"),
    isActiveUser,
    ne(users.id, viewer.id),
    notBlocked(viewer, users.id),
  );
}

/** The roles of `userVisibleTo` and the ids that it hides, as arguments of the search's functions, which count before it. */
export function findableBy(viewer: Member): SQL {
  const roleNames = viewer.role === "admin" ? roles : ["student"];
  const blocked = viewer.role === "admin" ? sql`` : sql`|| array(${blockedFor(viewer.id)})`;
  return sql`${sql.param(roleNames)}::text[], array[${viewer.id}::int] ${blocked}`;
}

/** Friends as one array, so that each account is looked up by its key: for thousands, the planner would read all accounts. */
export function isOneOfFriends({ id }: MemberParams): SQL {
  return sql`${users.id} = any(array(
    select ${friendships.friendId} from ${friendships} where ${friendships.userId} = ${id}))`;
}

export function isFriendOf(viewer: Pick<ViewerParams, "id">, userId: SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (select from ${friendships}
    where ${friendships.userId} = ${viewer.id} and ${friendships.friendId} = ${userId})`;
}
