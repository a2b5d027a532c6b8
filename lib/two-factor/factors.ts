import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { db, type ReadDatabase, type Transaction } from "@/db/client";
import { passkeyChallenges, passkeys, twoFactorSecrets } from "@/db/schema/two-factor";
import { users } from "@/db/schema/users";
import { isoDateOf } from "@/lib/core/api/response-columns";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { deleteUserSessions } from "@/lib/core/auth/sessions";
import type { Member } from "@/lib/core/auth/viewer";
import { hasRow } from "@/lib/core/database/has-row";
import { enqueueEmail } from "@/lib/core/email/outbox";
import { sessionsEnded } from "@/lib/core/tasks/relay-notifications";
import { replaceRecoveryCodes } from "./recovery-codes";
import { deleteTwoFactor } from "./removal";

type Factor = "app" | "passkey";

/** The first one switches two-factor sign-in on and returns its recovery codes; a further one returns none. */
export async function recordAddedFactor(tx: Transaction, viewer: Member, factor: Factor): Promise<string[]> {
  await recordAudit(tx, viewer, "second_factor_added", null, { factor });
  const isFirst = await enableTwoFactor(tx, viewer.id);
  const params = { name: viewer.name, area: viewer.role };
  if (!isFirst) {
    await enqueueEmail(viewer, { kind: "second_factor_added", params: { ...params, factor } }, tx);
    return [];
  }
  await endOtherSessions(tx, viewer);
  await recordAudit(tx, viewer, "two_factor_enabled");
  await enqueueEmail(viewer, { kind: "two_factor_enabled", params }, tx);
  return replaceRecoveryCodes(tx, viewer.id);
}

/** They were opened with the password alone, and an administrator's would gain their rights with the second factor. */
async function endOtherSessions(tx: Transaction, { id, sessionId }: Member): Promise<void> {
  const count = await deleteUserSessions(tx, id, { except: sessionId });
  if (count > 0) await tx.execute(sql`select pg_notify(${sessionsEnded}, ${String(id)})`);
}

/** Ends other enrolments, which were begun with only the password. */
async function enableTwoFactor(tx: Transaction, userId: number): Promise<boolean> {
  const { count } = await tx
    .update(users)
    .set({ twoFactorAt: sql`now()` })
    .where(and(eq(users.id, userId), isNull(users.twoFactorAt)));
  if (count === 0) return false;
  await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId));
  await tx
    .delete(twoFactorSecrets)
    .where(and(eq(twoFactorSecrets.userId, userId), isNull(twoFactorSecrets.confirmedAt)));
  return true;
}

/** Switches two-factor sign-in off when the last one has been deleted. */
export async function recordRemovedFactor(tx: Transaction, viewer: Member, factor: Factor): Promise<void> {
  await recordAudit(tx, viewer, "second_factor_removed", null, { factor });
  const remaining = await readFactors(viewer.id, tx);
  if (!remaining.appEnabledAt && !remaining.hasPasskey) return deleteTwoFactor(tx, viewer, viewer);
  const params = { name: viewer.name, area: viewer.role, factor };
  await enqueueEmail(viewer, { kind: "second_factor_removed", params }, tx);
}

export async function readFactors(userId: number, from: ReadDatabase = db) {
  const [row] = await from
    .select({
      appEnabledAt: isoDateOf(twoFactorSecrets.confirmedAt),
      hasPasskey: sql<boolean>`exists (select from ${passkeys} where ${passkeys.userId} = ${users.id})`,
    })
    .from(users)
    .leftJoin(
      twoFactorSecrets,
      and(eq(twoFactorSecrets.userId, users.id), isNotNull(twoFactorSecrets.confirmedAt)),
    )
    .where(eq(users.id, userId));
  return row ?? { appEnabledAt: null, hasPasskey: false };
}

export async function hasTwoFactor(from: Pick<Transaction, "select">, userId: number): Promise<boolean> {
  return hasRow(from, users, eq(users.id, userId), isNotNull(users.twoFactorAt));
}
