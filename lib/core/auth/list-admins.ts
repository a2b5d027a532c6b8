import { and, asc, eq, isNull } from "drizzle-orm";
import type { Database } from "@/db/client";
import { users } from "@/db/schema/users";

/** The condition on `users` for active administrators. */
export const isActiveAdmin = and(
  eq(users.role, "admin"),
  eq(users.status, "active"),
  isNull(users.deletedAt),
);

/** Returns the admins in a fixed order, against deadlocks between two transactions that notify all. */
export function listAdmins(database: Database) {
  return database
    .select({ id: users.id, email: users.email, locale: users.locale })
    .from(users)
    .where(isActiveAdmin)
    .orderBy(asc(users.id));
}
