import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { systemDb, type Transaction } from "@/db/client";
import { passkeyChallenges, passkeys, recoveryCodes, twoFactorSecrets } from "@/db/schema/two-factor";
import { users } from "@/db/schema/users";
import { type Actor, type AuditSubject, recordAudit } from "@/lib/core/audit/audit-log";
import { hasEmail } from "@/lib/core/auth/has-email";
import { runTransactionOnUsers } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { enqueueEmail, type Recipient, recipientColumns } from "@/lib/core/email/outbox";
import { AppError } from "@/lib/core/errors/app-error";
import { sessionsEnded } from "@/lib/core/tasks/relay-notifications";

type User = Recipient & { id: number; name: string };

/** Throws `forbidden` for the viewer's own, and `two_factor_disabled`. */
export async function removeTwoFactor(viewer: Viewer<"admin">, id: number): Promise<void> {
  if (id === viewer.id) throw new AppError("forbidden");
  await runTransactionOnUsers(viewer, [id], async (tx) => {
    const user = await findEnrolled(tx, eq(users.id, id));
    await deleteTwoFactor(tx, user, viewer, ["user", id]);
  });
}

export function removeTwoFactorByCommand(email: string): Promise<User> {
  return systemDb.transaction(async (tx) => {
    const user = await findEnrolled(tx, hasEmail(email));
    await deleteTwoFactor(tx, user, null, ["user", user.id], { by: "command" });
    return user;
  });
}

export async function deleteTwoFactor(
  tx: Transaction,
  user: User,
  actor: Actor,
  subject?: AuditSubject,
  details?: { by: "command" },
): Promise<void> {
  await tx.update(users).set({ twoFactorAt: null }).where(eq(users.id, user.id));
  await deleteSecondFactors(tx, [user.id]);
  // An administrator without a second factor, where one is required, is a visitor: open connections end too.
  await tx.execute(
    sql`select pg_notify(${sessionsEnded}, id::text) from ${users} where id = ${user.id} and role = 'admin'`,
  );
  await recordAudit(tx, actor, "two_factor_disabled", subject, details);
  await enqueueEmail(user, { kind: "two_factor_disabled", params: { name: user.name } }, tx);
}

const tables = [twoFactorSecrets, passkeys, passkeyChallenges, recoveryCodes];

export async function deleteSecondFactors(tx: Transaction, userIds: readonly number[]): Promise<void> {
  for (const table of tables) await tx.delete(table).where(inArray(table.userId, [...userIds]));
}

async function findEnrolled(tx: Transaction, condition: SQL) {
  const [user] = await tx
    .select({
      ...recipientColumns,
      name: users.name,
      twoFactorAt: users.twoFactorAt,
    })
    .from(users)
    .where(and(condition, isNull(users.deletedAt)))
    .for("no key update");
  if (!user) throw new AppError("not_found");
  if (!user.twoFactorAt) throw new AppError("two_factor_disabled");
  return user;
}
