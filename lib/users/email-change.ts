import { and, eq, isNull, sql } from "drizzle-orm";
import { type Database, db, systemDb, type Transaction } from "@/db/client";
import { formerEmails } from "@/db/schema/accounts";
import { users } from "@/db/schema/users";
import type { BodyOf } from "@/lib/core/api/endpoint";
import type { RequestInfo } from "@/lib/core/api/request-info";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { hasEmail } from "@/lib/core/auth/has-email";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Member } from "@/lib/core/auth/viewer";
import { enqueueEmail, type Recipient } from "@/lib/core/email/outbox";
import { AppError, invalid } from "@/lib/core/errors/app-error";
import { requirePassword, requireSamePassword } from "./passwords";
import type { changeEmail as changeEndpoint } from "./settings-contract";
import { consumeToken, createToken, revokeTokens } from "./tokens";

type Account = Recipient & { id: number; name: string };

/** The mail that asks somebody to confirm the address they gave; a company's also says what comes next. */
export async function enqueueVerificationEmail(
  account: Account,
  within: Database,
  kind: "verify_email" | "company_received" = "verify_email",
): Promise<void> {
  const linkId = await createToken(within, account, "verify_email");
  await enqueueEmail(account, { kind, params: { linkId } }, within);
}

/** Sends it again; nothing is left to send once the address is confirmed. */
export async function sendVerification(viewer: Member): Promise<void> {
  if (viewer.emailVerified) return;
  await runTransaction(viewer, (tx) => enqueueVerificationEmail(viewer, tx), { users: [viewer.id] });
}

/**
 * Asks for another address: a link goes there, and until it is followed nothing changes. Throws `validation_failed`
 * with `password_wrong`, `email_same` or `email_taken`.
 */
export async function changeEmail(
  viewer: Member,
  { email, current_password }: BodyOf<typeof changeEndpoint>,
) {
  const passwordHash = await requirePassword(viewer, current_password);
  if (email.toLowerCase() === viewer.email.toLowerCase()) throw invalid("email", "email_same");
  if (await isEmailTaken(email)) throw invalid("email", "email_taken");
  await runTransaction(
    viewer,
    async (tx) => {
      await requireSamePassword(tx, viewer, passwordHash);
      const linkId = await createToken(tx, { id: viewer.id, email }, "change_email");
      const params = { email, linkId };
      await enqueueEmail(
        { id: viewer.id, email, locale: viewer.locale },
        { kind: "change_email", params },
        tx,
      );
    },
    { users: [viewer.id] },
  );
  return { pending_email: email };
}

/** Follows a link that proves an address. Throws `token_invalid`, `validation_failed` with `email_taken`. */
export async function verifyEmail(token: string, caller: RequestInfo) {
  const link = await systemDb.transaction(async (tx) => {
    const used = await consumeToken(tx, token, ["verify_email", "change_email"]);
    if (used.purpose === "verify_email") await confirmEmail(tx, used);
    else await replaceEmail(tx, used);
    const action = used.purpose === "verify_email" ? "email_verified" : "email_changed";
    await recordAudit(tx, { action, actorId: used.userId, caller });
    return used;
  });
  return { purpose: link.purpose };
}

type Proof = { userId: number; email: string };

async function confirmEmail(tx: Transaction, { userId, email }: Proof): Promise<void> {
  const [confirmed] = await tx
    .update(users)
    .set({ emailVerifiedAt: sql`now()` })
    .where(and(eq(users.id, userId), hasEmail(email), isNull(users.anonymisedAt)))
    .returning({ id: users.id });
  if (!confirmed) throw new AppError("token_invalid");
}

async function replaceEmail(tx: Transaction, { userId, email }: Proof): Promise<void> {
  const [before] = await tx
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      locale: users.locale,
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
      throw emailTakenError(error) ? invalid("email", "email_taken") : error;
    });
  // A link for a new password that went to the old address opens nothing any more.
  await revokeTokens(tx, userId);
  await enqueueEmail(before, { kind: "email_changed", params: { name: before.name, email } }, tx);
}

/** What was written under it stays its owner's: to read in an export, and to go with the account. */
async function insertFormerEmail(tx: Database, { id: userId, email }: Recipient & { id: number }) {
  await tx
    .insert(formerEmails)
    .values({ userId, email: email.toLowerCase() })
    .onConflictDoUpdate({
      target: [formerEmails.userId, formerEmails.email],
      set: { until: sql`now()` },
    });
}

async function isEmailTaken(email: string): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).where(hasEmail(email));
  return found.length > 0;
}

function emailTakenError(error: { code?: string; cause?: { code?: string } }): boolean {
  return (error.cause?.code ?? error.code) === "23505";
}
