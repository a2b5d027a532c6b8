import { and, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { recoveryCodes, twoFactorSecrets } from "@/db/schema/two-factor";
import { users } from "@/db/schema/users";
import type { BodyOf } from "@/lib/core/api/endpoint";
import type { RequestInfo } from "@/lib/core/api/request-info";
import { isoDateOf } from "@/lib/core/api/response-columns";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { runTransactionOnUsers } from "@/lib/core/auth/run-transaction";
import type { Member } from "@/lib/core/auth/viewer";
import { encrypt } from "@/lib/core/crypto/encryption";
import { enqueueEmail } from "@/lib/core/email/outbox";
import { AppError, invalid } from "@/lib/core/errors/app-error";
import type * as api from "./contract";
import { replaceRecoveryCodes } from "./recovery-codes";
import { deleteTwoFactor } from "./removal";
import { requireIdentity } from "./require-identity";
import { createSecret, describeSecret } from "./totp";
import { consumeAppCode, verifyCode } from "./verify-code";

export async function getTwoFactor(viewer: Member): Promise<api.TwoFactor> {
  const [row] = await db
    .select({
      enabled_at: isoDateOf(users.twoFactorAt),
      recovery_codes_left: db.$count(
        recoveryCodes,
        and(eq(recoveryCodes.userId, viewer.id), isNull(recoveryCodes.usedAt)),
      ),
    })
    .from(users)
    .where(eq(users.id, viewer.id));
  return row ?? { enabled_at: null, recovery_codes_left: 0 };
}

/** Again, it replaces a secret that was not confirmed. */
export async function startTwoFactor(viewer: Member, body: BodyOf<typeof api.startTwoFactor>) {
  const requireSameIdentity = await requireIdentity(viewer, body.current_password);
  const secret = createSecret();
  await runTransactionOnUsers(viewer, [viewer.id], async (tx) => {
    await requireSameIdentity(tx);
    if (await isEnabled(tx, viewer.id)) throw new AppError("two_factor_enabled");
    const row = { secret: encrypt("two-factor", viewer.id, secret), lastStep: 0, createdAt: sql`now()` };
    await tx
      .insert(twoFactorSecrets)
      .values({ userId: viewer.id, ...row })
      .onConflictDoUpdate({ target: twoFactorSecrets.userId, set: row });
  });
  return describeSecret(secret, viewer.email);
}

export async function confirmTwoFactor(
  viewer: Member,
  { code }: BodyOf<typeof api.confirmTwoFactor>,
  caller: RequestInfo,
): Promise<string[]> {
  return runTransactionOnUsers(viewer, [viewer.id], async (tx) => {
    if (await isEnabled(tx, viewer.id)) throw new AppError("two_factor_enabled");
    if (!(await isStarted(tx, viewer.id))) throw new AppError("two_factor_not_started");
    if (!(await consumeAppCode(tx, viewer.id, code))) throw invalid("code", "two_factor_code_wrong");
    await tx.update(users).set({ twoFactorAt: sql`now()` }).where(eq(users.id, viewer.id));
    await recordAudit(tx, { action: "two_factor_enabled", actorId: viewer.id, caller });
    const params = { name: viewer.name, area: viewer.role };
    await enqueueEmail(viewer, { kind: "two_factor_enabled", params }, tx);
    return replaceRecoveryCodes(tx, viewer.id);
  });
}

export async function disableTwoFactor(
  viewer: Member,
  proof: BodyOf<typeof api.disableTwoFactor>,
  caller: RequestInfo,
): Promise<void> {
  await runWithProof(viewer, proof, caller, (tx) =>
    deleteTwoFactor(tx, viewer, { actorId: viewer.id, caller }),
  );
}

export function renewRecoveryCodes(
  viewer: Member,
  proof: BodyOf<typeof api.renewRecoveryCodes>,
  caller: RequestInfo,
): Promise<string[]> {
  return runWithProof(viewer, proof, caller, async (tx) => {
    await recordAudit(tx, { action: "recovery_codes_renewed", actorId: viewer.id, caller });
    return replaceRecoveryCodes(tx, viewer.id);
  });
}

/** The code comes last: a wrong password uses up none. */
async function runWithProof<T>(
  viewer: Member,
  { current_password, code }: BodyOf<typeof api.disableTwoFactor>,
  caller: RequestInfo,
  write: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const requireSameIdentity = await requireIdentity(viewer, current_password);
  if (!(await isEnabled(db, viewer.id))) throw new AppError("two_factor_disabled");
  await verifyCode(viewer.id, code, caller);
  return runTransactionOnUsers(viewer, [viewer.id], async (tx) => {
    await requireSameIdentity(tx);
    if (!(await isEnabled(tx, viewer.id))) throw new AppError("two_factor_disabled");
    return write(tx);
  });
}

async function isEnabled(from: Pick<Transaction, "select">, userId: number): Promise<boolean> {
  const rows = await from
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.twoFactorAt)));
  return rows.length > 0;
}

/** A secret that was shown longer ago has to be asked for again, with the password. */
async function isStarted(tx: Transaction, userId: number): Promise<boolean> {
  const rows = await tx
    .select({ userId: twoFactorSecrets.userId })
    .from(twoFactorSecrets)
    .where(
      and(
        eq(twoFactorSecrets.userId, userId),
        gt(twoFactorSecrets.createdAt, sql`now() - interval '30 minutes'`),
      ),
    );
  return rows.length > 0;
}
