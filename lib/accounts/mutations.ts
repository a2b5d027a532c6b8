import { eq, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { users } from "@/db/schema/users";
import type { Caller } from "@/lib/api/caller";
import type { BodyOf } from "@/lib/api/endpoint";
import { AppError } from "@/lib/api/errors";
import { forgive, spend } from "@/lib/api/limiter";
import { mayHoldSession } from "@/lib/auth/find-viewer";
import { passwordMatches } from "@/lib/auth/passwords";
import { closeSession, openSession } from "@/lib/auth/sessions";
import type { Member, Viewer } from "@/lib/auth/viewer";
import type { Locale } from "@/lib/i18n/locales";
import { record } from "@/lib/moderation/security-log";
import { createAccount } from "@/lib/users/create-account";
import { presentOwnUser } from "@/lib/users/present";
import type { login, signupStudent } from "./contract";

/**
 * Signs in: the account, a token and the session's cookie. Throws `invalid_credentials` for an unknown address and
 * a wrong password alike, `account_*` by status, `too_many_requests` per address and account together, so that a
 * stranger's failures never lock the owner out.
 */
export async function signIn(viewer: Viewer, { email, password }: BodyOf<typeof login>, caller: Caller) {
  const pair = `${caller.address}:${email.toLowerCase()}`;
  await spend("signInMinute", pair);
  await spend("signInHour", pair);
  const account = await findByEmail(email);
  if (!(await passwordMatches(password, account?.passwordHash ?? null)) || !account) {
    await record({ action: "sign_in_failed", subject: account && ["user", account.id], caller });
    throw new AppError("invalid_credentials");
  }
  if (!mayHoldSession(account)) throw new AppError(refusals[account.status]);
  await Promise.all([forgive("signInMinute", pair), forgive("signInHour", pair)]);
  const session = await openSession(account, caller);
  await record({ action: "signed_in", actorId: account.id, caller });
  return { session, user: presentOwnUser({ ...account, locale: account.locale ?? viewer.locale }) };
}

const refusals = {
  active: "forbidden",
  suspended: "account_suspended",
  banned: "account_banned",
  inactive: "account_inactive",
  pending_verification: "account_pending",
} as const;

export async function signOut(viewer: Member, caller: Caller): Promise<void> {
  await closeSession(viewer.sessionId);
  await record({ action: "signed_out", actorId: viewer.id, caller });
}

/** Makes a student's account (spec 5). Throws `validation_failed` with `email_taken`. */
export async function signUpStudent(viewer: Viewer, form: BodyOf<typeof signupStudent>) {
  const { name, email, password } = form;
  const account = await createAccount({
    name,
    email,
    password,
    role: "student",
    locale: viewer.locale,
    termsAcceptedAt: new Date(),
  });
  return presentOwnUser({ ...account, locale: account.locale ?? viewer.locale });
}

/** Keeps the language with the account; nothing to keep for a visitor. */
export async function changeLocale(viewer: Viewer, locale: Locale): Promise<void> {
  if (viewer.role === "visitor") return;
  await db.update(users).set({ locale }).where(eq(users.id, viewer.id));
}

async function findByEmail(email: string) {
  const [account] = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: users.role,
      status: users.status,
      locale: users.locale,
      avatarPath: users.avatarPath,
      passwordHash: users.passwordHash,
    })
    .from(users)
    .where(sql`lower(${users.email}) = lower(${email})`);
  return account;
}
