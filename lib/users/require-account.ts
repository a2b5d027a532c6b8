import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { users } from "@/db/schema/users";
import { AppError } from "@/lib/core/errors/app-error";

export type Account = Awaited<ReturnType<typeof requireAccount>>;

export const accountColumns = {
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
export async function requireAccount(tx: Transaction, id: number) {
  const [account] = await tx
    .select(accountColumns)
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  if (!account) throw new AppError("not_found");
  return account;
}
