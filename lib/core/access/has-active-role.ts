import { inArray, isNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { users } from "@/db/schema/users";

type MembershipTable = PgTable & { userId: PgColumn; role: PgColumn };
type Options = { userId: SQLWrapper; within: SQL; roles: readonly string[] };

/** `within` correlates the membership table with the query around it. */
export function hasActiveRole(members: MembershipTable, { userId, within, roles }: Options): SQL {
  return sql`exists (select from ${members} join ${users} on ${users.id} = ${members.userId}
    where ${members.userId} = ${userId} and ${within} and ${inArray(members.role, [...roles])}
      and ${users.status} = 'active' and ${isNull(users.deletedAt)})`;
}
