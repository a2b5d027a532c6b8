import { and, asc, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { prepareOnce } from "@/db/prepare-once";
import { passkeys, recoveryCodes, twoFactorSecrets } from "@/db/schema/two-factor";
import { users } from "@/db/schema/users";
import type { BodyOf } from "@/lib/core/api/endpoint";
import type { RequestInfo } from "@/lib/core/api/request-info";
import { isoDateOf } from "@/lib/core/api/response-columns";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { runTransactionOnUsers } from "@/lib/core/auth/run-transaction";
import type { Member } from "@/lib/core/auth/viewer";
import { encrypt } from "@/lib/core/crypto/encryption";
import { hasRow } from "@/lib/core/database/has-row";
import { enqueueEmail } from "@/lib/core/email/outbox";
import { AppError, invalid } from "@/lib/core/errors/app-error";
import type * as api from "./contract";
import { readFactors, recordAddedFactor, recordRemovedFactor } from "./factors";
import { passkeyColumns } from "./passkeys";
import { replaceRecoveryCodes } from "./recovery-codes";
import { deleteTwoFactor } from "./removal";
import { runWithProof, runWithSecondFactor } from "./run-with-proof";
import type { Proof } from "./schemas";
import { createSecret, describeSecret } from "./totp";
import { consumeAppCode } from "./verify-code";

export async function getTwoFactor(viewer: Member): Promise<api.TwoFactor> {
  const rows = await readTwoFactor({ user: viewer.id });
  const [first] = rows;
  return {
    enabled_at: first?.enabled_at ?? null,
    app_enabled_at: first?.app_enabled_at ?? null,
    recovery_codes_left: first?.recovery_codes_left ?? 0,
    passkeys: rows.flatMap(({ passkey }) => passkey ?? []),
  };
}

const readTwoFactor = prepareOnce(() =>
  db
    .select({
      enabled_at: isoDateOf(users.twoFactorAt),
      app_enabled_at: isoDateOf(twoFactorSecrets.confirmedAt),
      recovery_codes_left: db.$count(
        recoveryCodes,
        and(eq(recoveryCodes.userId, sql.placeholder("user")), isNull(recoveryCodes.usedAt)),
      ),
      passkey: passkeyColumns,
    })
    .from(users)
    .leftJoin(twoFactorSecrets, eq(twoFactorSecrets.userId, users.id))
    .leftJoin(passkeys, eq(passkeys.userId, users.id))
    .where(eq(users.id, sql.placeholder("user")))
    .orderBy(asc(passkeys.id)),
);

/** Replaces a secret that was not confirmed. */
export async function startTwoFactor(viewer: Member, proof: Proof, request: RequestInfo) {
  await requireNoApp(viewer.id);
  const secret = createSecret();
  await runWithProof(viewer, proof, request, async (tx) => {
    await requireNoApp(viewer.id, tx);
    const row = { secret: encrypt("two-factor", viewer.id, secret), lastStep: 0, createdAt: sql`now()` };
    await tx
      .insert(twoFactorSecrets)
      .values({ userId: viewer.id, ...row })
      .onConflictDoUpdate({ target: twoFactorSecrets.userId, set: row });
  });
  return describeSecret(secret, viewer.email);
}

/** Throws `two_factor_not_started`. */
export async function confirmTwoFactor(
  viewer: Member,
  { code }: BodyOf<typeof api.confirmTwoFactor>,
): Promise<string[]> {
  return runTransactionOnUsers(viewer, [viewer.id], async (tx) => {
    await requireNoApp(viewer.id, tx);
    if (!(await isStarted(tx, viewer.id))) throw new AppError("two_factor_not_started");
    if (!(await consumeAppCode(tx, viewer.id, code, isNull(twoFactorSecrets.confirmedAt))))
      throw invalid("code", "two_factor_code_wrong");
    await tx
      .update(twoFactorSecrets)
      .set({ confirmedAt: sql`now()` })
      .where(eq(twoFactorSecrets.userId, viewer.id));
    return recordAddedFactor(tx, viewer, "app");
  });
}

export async function disableTwoFactor(viewer: Member, proof: Proof, request: RequestInfo): Promise<void> {
  await runWithSecondFactor(viewer, proof, request, (tx) => deleteTwoFactor(tx, viewer, viewer));
}

/** Throws `two_factor_disabled`. */
export async function deleteAuthenticatorApp(
  viewer: Member,
  proof: Proof,
  request: RequestInfo,
): Promise<void> {
  if (!(await readFactors(viewer.id)).appEnabledAt) throw new AppError("two_factor_disabled");
  await runWithSecondFactor(viewer, proof, request, async (tx) => {
    const { count } = await tx
      .delete(twoFactorSecrets)
      .where(and(eq(twoFactorSecrets.userId, viewer.id), isNotNull(twoFactorSecrets.confirmedAt)));
    if (count === 0) throw new AppError("two_factor_disabled");
    await recordRemovedFactor(tx, viewer, "app");
  });
}

export function renewRecoveryCodes(viewer: Member, proof: Proof, request: RequestInfo): Promise<string[]> {
  return runWithSecondFactor(viewer, proof, request, async (tx) => {
    await recordAudit(tx, viewer, "recovery_codes_renewed");
    const params = { name: viewer.name, area: viewer.role };
    await enqueueEmail(viewer, { kind: "recovery_codes_renewed", params }, tx);
    return replaceRecoveryCodes(tx, viewer.id);
  });
}

async function requireNoApp(userId: number, from?: Transaction): Promise<void> {
  if ((await readFactors(userId, from)).appEnabledAt) throw new AppError("two_factor_enabled");
}

/** A secret that was shown longer ago must be requested again, with the password. */
async function isStarted(tx: Transaction, userId: number): Promise<boolean> {
  return hasRow(
    tx,
    twoFactorSecrets,
    eq(twoFactorSecrets.userId, userId),
    gt(twoFactorSecrets.createdAt, sql`now() - interval '30 minutes'`),
  );
}
