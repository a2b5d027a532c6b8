import { and, asc, eq, not, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { users } from "@/db/schema/users";
import { env } from "@/lib/core/env";
import { isActiveUser } from "./active-user";

/** The condition on `users` for active administrators. */
export const isActiveAdmin = and(eq(users.role, "admin"), isActiveUser);

/** An administrator who signs in only through the school's provider needs no second factor here. */
export const lacksTwoFactor = sql<boolean>`(${users.role} = 'admin' and ${users.twoFactorAt} is null and ${users.passwordHash} <> '')`;

/** The condition on `users` for active administrators whom `findViewer` does not treat as visitors. */
export const canActAsAdmin = () =>
  and(isActiveAdmin, env().ADMIN_TWO_FACTOR === "required" ? not(lacksTwoFactor) : undefined);

/** Returns the admins in a fixed order, against deadlocks between two transactions that notify all. */
export function listAdmins(database: Database) {
  return database
    .select({ id: users.id, email: users.email, locale: users.locale })
    .from(users)
    .where(isActiveAdmin)
    .orderBy(asc(users.id));
}
