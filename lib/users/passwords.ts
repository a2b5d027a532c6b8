import { and, eq, isNull, sql } from "drizzle-orm";
import { systemDb, type Transaction } from "@/db/client";
import { eventSubscriptions } from "@/db/schema/events";
import { users } from "@/db/schema/users";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { consume } from "@/lib/core/api/rate-limiter";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { hasEmail } from "@/lib/core/auth/has-email";
import { hashNewPassword } from "@/lib/core/auth/passwords";
import { requirePassword, requireSamePassword } from "@/lib/core/auth/require-password";
import { runTransactionOnUsers } from "@/lib/core/auth/run-transaction";
import { deleteUserSessions } from "@/lib/core/auth/sessions";
import type { Member, Viewer } from "@/lib/core/auth/viewer";
import { enqueueEmail, recipientColumns } from "@/lib/core/email/outbox";
import { AppError, invalid } from "@/lib/core/errors/app-error";
import { disconnectUser } from "@/lib/core/realtime/disconnect";
import { sessionsEnded } from "@/lib/core/tasks/relay-notifications";
import { foldEmail } from "@/lib/core/text/fold-email";
import { deleteTwoFactor } from "@/lib/two-factor/removal";
import type { changePassword as changeEndpoint } from "./settings-contract";
import { acceptTerms } from "./terms";
import { consumeToken, createToken, revokeTokens } from "./tokens";
import type { resetPassword as resetEndpoint } from "./tokens-contract";

export async function consumeForgotPasswordLimit(email: string): Promise<void> {
  await consume("forgotPasswordAccount", foldEmail(email));
}

/** Does nothing without an account. Runs after the response, so that its duration reveals nothing. */
export async function enqueueResetEmail({ locale }: Viewer, email: string): Promise<void> {
  await systemDb.transaction(async (tx) => {
    const [user] = await tx
      .select(recipient)
      .from(users)
      .where(and(hasEmail(email), isNull(users.anonymisedAt)));
    if (!user) return;
    const linkId = await createToken(tx, user, "reset_password");
    const to = { ...user, locale: user.locale ?? locale };
    await enqueueEmail(to, { kind: "reset_password", params: { linkId } }, tx);
  });
}

/** An imported account has its language from this moment, and accepts the terms. Throws `token_invalid` and `validation_failed`. */
export async function resetPassword(
  { locale }: Viewer,
  { token, password, terms = false }: BodyOf<typeof resetEndpoint>,
) {
  const user = await systemDb.transaction(async (tx) => {
    const link = await consumeToken(tx, token, ["reset_password"]);
    if ((await acceptTerms(tx, link.userId)) && !terms) throw invalid("terms", "terms_required");
    await endUnverifiedAccess(tx, link.userId);
    await tx
      .update(users)
      .set({
        emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, now())`,
        locale: sql`coalesce(${users.locale}, ${locale})`,
      })
      .where(eq(users.id, link.userId));
    const changed = await setPassword(tx, link.userId, password);
    // The link was sent to an email that the account no longer has.
    if (foldEmail(changed.email) !== foldEmail(link.email)) throw new AppError("token_invalid");
    await deleteUserSessions(tx, link.userId);
    await recordAudit(tx, { id: link.userId }, "password_reset");
    return changed;
  });
  await disconnectUser(user.id);
}

/** Ends the access that another person may have set up: anyone may have signed up with an unverified email. */
async function endUnverifiedAccess(tx: Transaction, userId: number): Promise<void> {
  const [user] = await tx
    .select({ ...recipient, twoFactorAt: users.twoFactorAt })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)));
  if (!user) return;
  if (user.twoFactorAt) await deleteTwoFactor(tx, user, { id: userId });
  await tx.delete(eventSubscriptions).where(eq(eventSubscriptions.userId, userId));
}

export async function setPasswordAsAdmin({ email, password }: { email: string; password: string }) {
  return systemDb.transaction(async (tx) => {
    const [owner] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(hasEmail(email), isNull(users.anonymisedAt)));
    if (!owner) throw new AppError("not_found");
    const user = await setPassword(tx, owner.id, password);
    await deleteUserSessions(tx, user.id);
    await tx.execute(sql`select pg_notify(${sessionsEnded}, ${String(user.id)})`);
    await recordAudit(tx, null, "password_reset", ["user", user.id], { by: "command" });
    return user;
  });
}

export async function changePassword(viewer: Member, body: BodyOf<typeof changeEndpoint>) {
  const passwordHash = await requirePassword(viewer, body.current_password);
  await runTransactionOnUsers(viewer, [viewer.id], async (tx) => {
    await requireSamePassword(tx, viewer, passwordHash);
    await setPassword(tx, viewer.id, body.password);
    await deleteUserSessions(tx, viewer.id, { except: viewer.sessionId });
    await recordAudit(tx, viewer, "password_changed");
  });
  await disconnectUser(viewer.id);
}

const recipient = { ...recipientColumns, name: users.name };

async function setPassword(tx: Transaction, userId: number, password: string) {
  const [user] = await tx
    .update(users)
    .set({ passwordHash: await hashNewPassword(password) })
    .where(and(eq(users.id, userId), isNull(users.anonymisedAt)))
    .returning(recipient);
  if (!user) throw new AppError("token_invalid");
  await revokeTokens(tx, userId);
  await enqueueEmail(user, { kind: "password_changed", params: { name: user.name } }, tx);
  return user;
}
