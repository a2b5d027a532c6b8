import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { users } from "@/db/schema/users";
import { AppError } from "@/lib/core/errors/app-error";

export type User = Awaited<ReturnType<typeof requireUser>>;

export const userColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  locale: users.locale,
  role: users.role,
  status: users.status,
  statusReason: users.statusReason,
  suspendedUntil: users.suspendedUntil,
  emailVerifiedAt: users.emailVerifiedAt,
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
