import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { users } from "@/db/schema/users";
import { pickColumns } from "@/lib/core/database/pick-columns";
import { AppError } from "@/lib/core/errors/app-error";

export type User = Awaited<ReturnType<typeof requireUser>>;

export const userColumns = {
  ...pickColumns(users, "id", "name", "email", "locale", "role"),
  ...pickColumns(users, "status", "statusReason", "suspendedUntil", "emailVerifiedAt"),
};

/** Throws `not_found` for a deleted one too. */
export async function requireUser(tx: Transaction, id: number) {
  const [user] = await tx
    .select(userColumns)
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  if (!user) throw new AppError("not_found");
  return user;
}
