import { and, eq, isNull, sql } from "drizzle-orm";
import { type Database, db, systemDb, type Transaction } from "@/db/client";
import { formerEmails, users } from "@/db/schema/users";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { consume } from "@/lib/core/api/rate-limiter";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { hasEmail } from "@/lib/core/auth/has-email";
import { requirePassword, requireSamePassword } from "@/lib/core/auth/require-password";
import { runTransactionOnUsers } from "@/lib/core/auth/run-transaction";
import type { Member } from "@/lib/core/auth/viewer";
import { isUniqueViolation } from "@/lib/core/database/error-codes";
import { hasRow } from "@/lib/core/database/has-row";
import { enqueueEmail, type Recipient, recipientColumns } from "@/lib/core/email/outbox";
import { AppError, invalid } from "@/lib/core/errors/app-error";
import { foldEmail } from "@/lib/core/text/fold-email";
import { requireSchoolEmail } from "@/lib/school-settings/require-sign-up";
import type { changeEmail as changeEndpoint } from "./settings-contract";
import { consumeToken, createToken, revokeTokens } from "./tokens";

type User = Recipient & { id: number; name: string };

export async function enqueueVerificationEmail(
  user: User,
  database: Database,
  kind: "verify_email" | "company_received" = "verify_email",
): Promise<void> {
  const linkId = await createToken(database, user, "verify_email");
  await enqueueEmail(user, { kind, params: { linkId } }, database);
}

export async function sendVerification(viewer: Member): Promise<void> {
  if (viewer.emailVerified) return;
  await runTransactionOnUsers(viewer, [viewer.id], (tx) => enqueueVerificationEmail(viewer, tx));
}

/**
 * Throws `too_many_requests`, and `validation_failed` with `password_wrong`, `email_same`, `email_taken` or
 * `email_domain_refused`.
 */
export async function changeEmail(
  viewer: Member,
  { email, current_password }: BodyOf<typeof changeEndpoint>,
) {
  const passwordHash = await requirePassword(viewer, current_password);
  if (foldEmail(email) === foldEmail(viewer.email)) throw invalid("email", "email_same");
  if (viewer.role === "student") await requireSchoolEmail(email);
  if (await isEmailTaken(email)) throw invalid("email", "email_taken");
  await consume("verificationEmails", viewer.id);
  await runTransactionOnUsers(viewer, [viewer.id], async (tx) => {
    await requireSamePassword(tx, viewer, passwordHash);
    const linkId = await createToken(tx, { id: viewer.id, email }, "change_email");
    const params = { email, linkId };
    await enqueueEmail({ id: viewer.id, email, locale: viewer.locale }, { kind: "change_email", params }, tx);
  });
  return { pending_email: email };
}

export async function verifyEmail(token: string) {
  const { purpose } = await systemDb.transaction(async (tx) => {
    const link = await consumeToken(tx, token, ["verify_email", "change_email"]);
    if (link.purpose === "verify_email") await confirmEmail(tx, link);
    else await replaceEmail(tx, link);
    const action = link.purpose === "verify_email" ? "email_verified" : "email_changed";
    await recordAudit(tx, { id: link.userId }, action);
    return link;
  });
  return { purpose };
}

type VerifiedLink = { userId: number; email: string };

async function confirmEmail(tx: Transaction, { userId, email }: VerifiedLink): Promise<void> {
  const { count } = await tx
    .update(users)
    .set({ emailVerifiedAt: sql`now()` })
    .where(and(eq(users.id, userId), hasEmail(email), isNull(users.anonymisedAt)));
  if (count === 0) throw new AppError("token_invalid");
}

async function replaceEmail(tx: Transaction, { userId, email }: VerifiedLink): Promise<void> {
  const [before] = await tx
    .select({
      ...recipientColumns,
      name: users.name,
      emailVerifiedAt: users.emailVerifiedAt,
    })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.anonymisedAt)))
    .for("update");
  if (!before) throw new AppError("token_invalid");
  if (before.emailVerifiedAt) await insertFormerEmail(tx, before);
  await tx
    .update(users)
    .set({ email, emailVerifiedAt: sql`now()` })
    .where(eq(users.id, userId))
    .catch((error) => {
      throw isUniqueViolation(error) ? invalid("email", "email_taken") : error;
    });
  // Reset links that went to the old email must not work any more.
  await revokeTokens(tx, userId);
  // An email that was not verified may be another person's, who would read the new one.
  if (before.emailVerifiedAt)
    await enqueueEmail(before, { kind: "email_changed", params: { name: before.name, email } }, tx);
}

/** Texts that were written under a former email stay in its owner's export, and are erased with the account. */
async function insertFormerEmail(tx: Database, { id: userId, email }: Recipient & { id: number }) {
  await tx
    .insert(formerEmails)
    .values({ userId, email: foldEmail(email) })
    .onConflictDoUpdate({
      target: [formerEmails.userId, formerEmails.email],
      set: { until: sql`now()` },
    });
}

async function isEmailTaken(email: string): Promise<boolean> {
  return hasRow(db, users, hasEmail(email));
}
