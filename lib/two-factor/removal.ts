import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { recoveryCodes, twoFactorSecrets } from "@/db/schema/two-factor";
import { users } from "@/db/schema/users";
import { type AuditEvent, recordAudit } from "@/lib/core/audit/audit-log";
import { enqueueEmail, type Recipient } from "@/lib/core/email/outbox";

type Account = Recipient & { id: number; name: string };

export async function deleteTwoFactor(
  tx: Transaction,
  account: Account,
  audit: Omit<AuditEvent, "action">,
): Promise<void> {
  await tx.update(users).set({ twoFactorAt: null }).where(eq(users.id, account.id));
  await tx.delete(twoFactorSecrets).where(eq(twoFactorSecrets.userId, account.id));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, account.id));
  await recordAudit(tx, { action: "two_factor_disabled", ...audit });
  await enqueueEmail(account, { kind: "two_factor_disabled", params: { name: account.name } }, tx);
}
