import { and, eq, isNull } from "drizzle-orm";
import { users } from "@/db/schema/users";

/** The condition on `users` for active accounts. */
export const isActiveUser = and(eq(users.status, "active"), isNull(users.deletedAt));
