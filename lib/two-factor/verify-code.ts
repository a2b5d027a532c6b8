import { and, eq, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import { systemDb, type Transaction } from "@/db/client";
import { recoveryCodes, twoFactorSecrets } from "@/db/schema/two-factor";
import { users } from "@/db/schema/users";
import type { RequestInfo } from "@/lib/core/api/request-info";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { decrypt } from "@/lib/core/crypto/encryption";
import { enqueueEmail, recipientColumns } from "@/lib/core/email/outbox";
import { invalid } from "@/lib/core/errors/app-error";
import { limitAttempts } from "./limit-attempts";
import { consumeRecoveryCode } from "./recovery-codes";
import { findStep } from "./totp";

/** Consumes a code of the authenticator app or a recovery code of an account whose two-factor sign-in is on. */
export async function verifyCode(userId: number, code: string, request: RequestInfo): Promise<void> {
  await limitAttempts(userId, request, {
    check: () => systemDb.transaction((tx) => consumeCode(tx, userId, code)),
    error: invalid("code", "two_factor_code_wrong"),
  });
}

async function consumeCode(tx: Transaction, userId: number, code: string) {
  if (/^(\s*\d){6}\s*$/.test(code))
    return consumeAppCode(tx, userId, code, isNotNull(twoFactorSecrets.confirmedAt));
  if (!(await consumeRecoveryCode(tx, userId, code))) return false;
  const [user] = await tx
    .select({
      ...recipientColumns,
      name: users.name,
      role: users.role,
      left: tx.$count(recoveryCodes, sql`user_id = ${userId} and used_at is null`),
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) return false;
  const { name, left, role: area } = user;
  await recordAudit(tx, { id: userId }, "recovery_code_used");
  await enqueueEmail(user, { kind: "recovery_code_used", params: { name, left, area } }, tx);
  return true;
}

/**
 * Of two requests with the same code, only one updates the row. `ofSecret`: the condition that the secret is
 * confirmed, or not yet.
 */
export async function consumeAppCode(
  tx: Transaction,
  userId: number,
  code: string,
  ofSecret: SQL,
): Promise<boolean> {
  const [row] = await tx
    .select({ secret: twoFactorSecrets.secret })
    .from(twoFactorSecrets)
    .where(and(eq(twoFactorSecrets.userId, userId), ofSecret));
  const secret = row && decrypt("two-factor", userId, row.secret);
  const step = secret ? findStep(secret, code.replace(/\s/g, "")) : null;
  if (step === null) return false;
  const { count } = await tx
    .update(twoFactorSecrets)
    .set({ lastStep: step })
    .where(and(eq(twoFactorSecrets.userId, userId), lt(twoFactorSecrets.lastStep, step)));
  return count > 0;
}
