import { and, eq, isNull, sql } from "drizzle-orm";
import { runMaintenanceTransaction, systemDb, type Transaction } from "@/db/client";
import { dataExports, userDeletions } from "@/db/schema/privacy";
import { sessions, users, userTokens } from "@/db/schema/users";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { consume } from "@/lib/core/api/rate-limiter";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { administrators, requireAnotherHolder, withFellowHolders } from "@/lib/core/auth/last-holder";
import { isCorrectPassword, isUsablePassword } from "@/lib/core/auth/passwords";
import { readPasswordHash } from "@/lib/core/auth/require-password";
import { runLongTransactionOnUsers, runTransaction } from "@/lib/core/auth/run-transaction";
import { lockSessionsOf } from "@/lib/core/auth/sessions";
import type { Member, Viewer } from "@/lib/core/auth/viewer";
import { enqueueEmail, recipientColumns } from "@/lib/core/email/outbox";
import { AppError, invalid } from "@/lib/core/errors/app-error";
import { disconnectUser } from "@/lib/core/realtime/disconnect";
import { foldEmail } from "@/lib/core/text/fold-email";
import type { deleteOwnAccount as deleteEndpoint } from "./contract";
import { hideContent, restoreContent } from "./hidden-rows";
import { listDataExports } from "./queries";

/** Allowed twice a day; while an archive is pending, another request changes and costs nothing. */
export async function requestDataExport(viewer: Member) {
  const [created] = await runTransaction(viewer, (tx) =>
    tx
      .insert(dataExports)
      .values({ userId: viewer.id })
      .onConflictDoNothing()
      .returning({ id: dataExports.id }),
  );
  if (created) await consumeExportLimit(created, viewer);
  return listDataExports(viewer);
}

async function consumeExportLimit({ id }: { id: string }, viewer: Member): Promise<void> {
  try {
    await consume("dataExports", viewer.id);
  } catch (error) {
    await systemDb.delete(dataExports).where(eq(dataExports.id, id));
    throw error;
  }
}

export async function deleteOwnAccount(viewer: Member, proof: BodyOf<typeof deleteEndpoint>) {
  const passwordHash = await readPasswordHash(viewer);
  if (isUsablePassword(passwordHash)) {
    if (!(await isCorrectPassword(proof.password ?? "", passwordHash)))
      throw invalid("password", "password_wrong");
  } else if (foldEmail(proof.confirmation?.trim() ?? "") !== foldEmail(viewer.email)) {
    throw invalid("confirmation", "confirmation_differs");
  }
  await deleteAccount(viewer, viewer.id);
}

/** Throws `not_found` for a deleted one, `forbidden` and `last_admin`. */
export async function deleteAccount(viewer: Member, userId: number): Promise<void> {
  const byAdmin = userId !== viewer.id;
  if (byAdmin && viewer.role !== "admin") throw new AppError("forbidden");
  await runLongTransactionOnUsers(viewer, withFellowHolders(userId), async (tx) => {
    // Waits for writes in the account's sessions, so that they are hidden too.
    await lockSessionsOf(tx, userId);
    const user = await lockUser(tx, userId);
    if (!user || user.deletedAt) throw new AppError("not_found");
    if (user.role === "admin") await requireAnotherHolder(tx, administrators, userId);
    const hidden = { status: user.status, ...(await hideContent(tx, userId)) };
    await tx.insert(userDeletions).values({ userId, byAdmin, hidden });
    await tx.execute(sql`delete from notification_events where actor_id = ${userId}`);
    await tx.execute(sql`delete from notifications where actor_id = ${userId}`);
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await tx.delete(userTokens).where(eq(userTokens.userId, userId));
    await tx.update(users).set({ deletedAt: sql`now()`, status: "inactive" }).where(eq(users.id, userId));
    await enqueueEmail(user, { kind: byAdmin ? "account_removed" : "account_deleted" }, tx);
    await recordAudit(tx, viewer, "account_deleted", ["user", userId]);
  });
  await disconnectUser(userId);
}

/** Called for a deleted account whose owner has authenticated. Throws `account_removed` and `account_deleted`. */
export async function restoreOnSignIn(userId: number, { restore }: { restore: boolean }) {
  const status = await runMaintenanceTransaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user?.deletedAt) return user?.status;
    const deletion = await findDeletion(tx, userId);
    if (!deletion || deletion.byAdmin) throw new AppError("account_removed");
    if (!restore) throw new AppError("account_deleted");
    await recordAudit(tx, { id: userId }, "account_restored");
    return undoDeletion(tx, userId, deletion.hidden);
  });
  return status ?? "inactive";
}

export async function restoreAccount(viewer: Viewer<"admin">, userId: number): Promise<void> {
  await runLongTransactionOnUsers(viewer, [userId], async (tx) => {
    const user = await lockUser(tx, userId);
    const deletion = user?.deletedAt && (await findDeletion(tx, userId));
    if (!deletion) throw new AppError("not_found");
    await undoDeletion(tx, userId, deletion.hidden);
    await recordAudit(tx, viewer, "account_restored", ["user", userId]);
  });
}

async function undoDeletion(tx: Transaction, userId: number, { status, ...rows }: Deletion["hidden"]) {
  await tx.update(users).set({ deletedAt: null, status }).where(eq(users.id, userId));
  await restoreContent(tx, userId, rows);
  await tx.delete(userDeletions).where(eq(userDeletions.userId, userId));
  return status;
}

type Deletion = typeof userDeletions.$inferSelect;

async function findDeletion(tx: Transaction, userId: number) {
  const [deletion] = await tx
    .select({ byAdmin: userDeletions.byAdmin, hidden: userDeletions.hidden })
    .from(userDeletions)
    .where(eq(userDeletions.userId, userId));
  return deletion;
}

async function lockUser(tx: Transaction, userId: number) {
  const [user] = await tx
    .select({
      ...recipientColumns,
      role: users.role,
      status: users.status,
      deletedAt: users.deletedAt,
    })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.anonymisedAt)))
    .for("update");
  return user;
}
