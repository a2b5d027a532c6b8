import { eq, sql } from "drizzle-orm";
import { type Database, db } from "@/db/client";
import { users } from "@/db/schema/users";
import type { Caller } from "@/lib/api/caller";
import type { BodyOf } from "@/lib/api/endpoint";
import { AppError } from "@/lib/api/errors";
import { forgive, spend } from "@/lib/api/limiter";
import { mayHoldSession } from "@/lib/auth/find-viewer";
import { passwordMatches } from "@/lib/auth/passwords";
import { closeSession, openSession } from "@/lib/auth/sessions";
import type { Member, Viewer } from "@/lib/auth/viewer";
import { createCompany } from "@/lib/companies/mutations";
import { comeBack } from "@/lib/data/mutations";
import type { Locale } from "@/lib/i18n/locales";
import { record } from "@/lib/moderation/security-log";
import { documentDates } from "@/lib/site";
import { createAccount, type NewAccount } from "@/lib/users/create-account";
import { presentOwnUser } from "@/lib/users/present";
import type { login, signupCompany, signupStudent } from "./contract";
import { postVerification } from "./emails";

/**
 * Signs in: the account, a token and the session's cookie. Throws `invalid_credentials` for an unknown address and
 * a wrong password alike, `account_*` by status or while deleted, `too_many_requests` per address and account together, so that a
 * stranger's failures never lock the owner out.
 */
export async function signIn(
  viewer: Viewer,
  { email, password, restore = false }: BodyOf<typeof login>,
  caller: Caller,
) {
  const pair = `${caller.address}:${email.toLowerCase()}`;
  await spend("signInMinute", pair);
  await spend("signInHour", pair);
  const account = await findByEmail(email);
  if (!(await passwordMatches(password, account?.passwordHash ?? null)) || !account) {
    await record({ action: "sign_in_failed", subject: account && ["user", account.id], caller });
    throw new AppError("invalid_credentials");
  }
  if (account.deletedAt) account.status = await comeBack(account.id, { restore }, caller);
  if (!mayHoldSession(account)) throw new AppError(refusals[account.status]);
  await Promise.all([forgive("signInMinute", pair), forgive("signInHour", pair)]);
  const session = await openSession(account, caller);
  await record({ action: "signed_in", actorId: account.id, caller });
  return { session, user: presentOwnUser({ ...account, locale: account.locale ?? viewer.locale }) };
}

export const refusals = {
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
export function signUpStudent(viewer: Viewer, form: BodyOf<typeof signupStudent>) {
  return db.transaction((tx) => signUp(tx, viewer, form, { role: "student" }));
}

/** Makes a company and the account of who signs it up; both wait for an administrator. Throws as `signUpStudent`. */
export function signUpCompany(viewer: Viewer, form: BodyOf<typeof signupCompany>) {
  return db.transaction(async (tx) => {
    const user = await signUp(tx, viewer, form, { role: "company", status: "pending_verification" });
    await createCompany(tx, { name: form.company_name, ownerId: user.id });
    return user;
  });
}

async function signUp(
  tx: Database,
  viewer: Viewer,
  { name, email, password }: BodyOf<typeof signupStudent>,
  kind: Pick<NewAccount, "role" | "status">,
) {
  const terms = { termsAcceptedAt: new Date(), termsVersion: documentDates.terms };
  const account = await createAccount(
    { name, email, password, locale: viewer.locale, ...terms, ...kind },
    tx,
  );
  await postVerification(account, tx);
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
      deletedAt: users.deletedAt,
    })
    .from(users)
    .where(sql`lower(${users.email}) = lower(${email})`);
  return account;
}
