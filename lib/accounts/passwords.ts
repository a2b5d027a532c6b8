import { and, eq, isNull } from "drizzle-orm";
import { type Database, db } from "@/db/client";
import { users } from "@/db/schema/users";
import type { Caller } from "@/lib/api/caller";
import type { BodyOf } from "@/lib/api/endpoint";
import { AppError, invalid } from "@/lib/api/errors";
import { spend } from "@/lib/api/limiter";
import { hashNewPassword, passwordMatches } from "@/lib/auth/passwords";
import { closeSessionsOf } from "@/lib/auth/sessions";
import type { Member } from "@/lib/auth/viewer";
import { post } from "@/lib/mails/outbox";
import { record } from "@/lib/moderation/security-log";
import { disconnectUser } from "@/lib/realtime/publish";
import { hasEmail } from "@/lib/users/has-email";
import type { resetPassword as resetEndpoint } from "./link-contract";
import { endLinks, makeLink, useLink } from "./links";
import type { changePassword as changeEndpoint } from "./settings-contract";

/** A point of the address asked for, whether or not somebody has it. Throws `too_many_requests`. */
export async function spendForgotPassword(email: string): Promise<void> {
  await spend("forgotPasswordAccount", email.toLowerCase());
}

/** Sends a link to whoever has the address; for nobody it does nothing. To be run once the answer has left. */
export async function sendResetLink(email: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [account] = await tx
      .select(recipient)
      .from(users)
      .where(and(hasEmail(email), isNull(users.anonymisedAt)));
    if (!account) return;
    const linkId = await makeLink(tx, account, "reset_password");
    await post(account, { kind: "reset_password", params: { linkId } }, tx);
  });
}

/** A new password by the link of a mail; everything that was open is closed. Throws `token_invalid`. */
export async function resetPassword({ token, password }: BodyOf<typeof resetEndpoint>, caller: Caller) {
  const account = await db.transaction(async (tx) => {
    const link = await useLink(tx, token, ["reset_password"]);
    const changed = await keepPassword(tx, link.userId, password);
    // Sent to an address that is the account's no more, it opens nothing.
    if (changed.email.toLowerCase() !== link.email.toLowerCase()) throw new AppError("token_invalid");
    await closeSessionsOf(link.userId, { within: tx });
    return changed;
  });
  await record({ action: "password_reset", actorId: account.id, caller });
  await disconnectUser(account.id);
}

/**
 * What whoever runs the house does for somebody whom no mail reaches: a new password, everything that was open closed.
 * Throws `not_found`.
 */
export async function givePassword({ email, password }: { email: string; password: string }) {
  return db.transaction(async (tx) => {
    const [owner] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(hasEmail(email), isNull(users.anonymisedAt)));
    if (!owner) throw new AppError("not_found");
    const account = await keepPassword(tx, owner.id, password);
    await closeSessionsOf(account.id, { within: tx });
    await record({ action: "password_reset", subject: ["user", account.id], details: { by: "command" } }, tx);
    return account;
  });
}

/** Changes one's password; every other session ends. Throws `validation_failed` with `password_wrong`. */
export async function changePassword(viewer: Member, body: BodyOf<typeof changeEndpoint>, caller: Caller) {
  await requirePassword(viewer, body.current_password);
  await db.transaction(async (tx) => {
    await keepPassword(tx, viewer.id, body.password);
    await closeSessionsOf(viewer.id, { except: viewer.sessionId, within: tx });
  });
  await record({ action: "password_changed", actorId: viewer.id, caller });
  await disconnectUser(viewer.id);
}

/** Throws `validation_failed` with `password_wrong` under `current_password`. */
export async function requirePassword(viewer: Member, password: string): Promise<void> {
  const [account] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, viewer.id));
  if (await passwordMatches(password, account?.passwordHash ?? null)) return;
  throw invalid("current_password", "password_wrong");
}

const recipient = { id: users.id, name: users.name, email: users.email, locale: users.locale };

/** Whoever could get in by an older way does not any more, and the owner is told. */
async function keepPassword(tx: Database, userId: number, password: string) {
  const [account] = await tx
    .update(users)
    .set({ passwordHash: await hashNewPassword(password) })
    .where(and(eq(users.id, userId), isNull(users.anonymisedAt)))
    .returning(recipient);
  if (!account) throw new AppError("token_invalid");
  await endLinks(tx, userId);
  await post(account, { kind: "password_changed", params: { name: account.name } }, tx);
  return account;
}
