import { eq } from "drizzle-orm";
import { db, systemDb, type Transaction } from "@/db/client";
import { sessions, users } from "@/db/schema/users";
import type { Caller } from "@/lib/api/caller";
import type { BodyOf } from "@/lib/api/endpoint";
import { AppError } from "@/lib/api/errors";
import { mayHoldSession } from "@/lib/auth/find-viewer";
import { passwordMatches } from "@/lib/auth/passwords";
import { runTransaction } from "@/lib/auth/run-transaction";
import type { Member, Viewer } from "@/lib/auth/viewer";
import { createCompany } from "@/lib/companies/mutations";
import { comeBack } from "@/lib/data/mutations";
import type { Locale } from "@/lib/i18n/locales";
import { record } from "@/lib/moderation/security-log";
import { documentDates } from "@/lib/site";
import { createAccount, type NewAccount } from "@/lib/users/create-account";
import { hasEmail } from "@/lib/users/has-email";
import { presentOwnUser } from "@/lib/users/present";
import { tellOfWaitingCompany } from "./company-news";
import type { login, signupCompany, signupStudent } from "./contract";
import { postVerification } from "./emails";
import { refusalOf } from "./refusal";
import { openCheckedSession } from "./sign-in-session";
import { beginTry } from "./sign-in-tries";

/**
 * Signs in: the account, a token and the session's cookie. Throws `invalid_credentials` for an unknown address and
 * a wrong password alike, `account_*` by status or while deleted, `too_many_requests` by `sign-in-tries.ts`.
 */
export async function signIn(
  viewer: Viewer,
  { email, password, restore = false }: BodyOf<typeof login>,
  caller: Caller,
) {
  const tries = await beginTry(email, caller.address);
  const account = await findByEmail(email);
  const matches = await passwordMatches(password, account?.passwordHash ?? null);
  await tries.judge(matches);
  if (!matches || !account) {
    const subject = account && (["user", account.id] as const);
    await systemDb.transaction((tx) => record(tx, { action: "sign_in_failed", subject, caller }));
    throw new AppError("invalid_credentials");
  }
  if (account.deletedAt) account.status = await comeBack(account.id, { restore }, caller);
  if (!mayHoldSession(account)) throw await refusalOf(account);
  await tries.forgive();
  const session = await openCheckedSession(account, caller);
  return { session, user: presentOwnUser({ ...account, locale: account.locale ?? viewer.locale }) };
}

export async function signOut(viewer: Member, caller: Caller): Promise<void> {
  await runTransaction(
    viewer,
    async (tx) => {
      await tx.delete(sessions).where(eq(sessions.id, viewer.sessionId));
      await record(tx, { action: "signed_out", actorId: viewer.id, caller });
    },
    { users: [viewer.id] },
  );
}

/** Makes a student's account (spec 5). Throws `validation_failed` with `email_taken`, `password_common`. */
export function signUpStudent(viewer: Viewer, form: BodyOf<typeof signupStudent>) {
  return runTransaction(viewer, async (tx) => {
    const account = await signUp(tx, viewer, form, { role: "student" });
    await postVerification(account, tx);
    return presentOwnUser(account);
  });
}

/**
 * Makes a company and the account of who signs it up; both wait for an administrator, who is told. Throws as
 * `signUpStudent`.
 */
export function signUpCompany(viewer: Viewer, form: BodyOf<typeof signupCompany>) {
  return runTransaction(viewer, async (tx) => {
    const account = await signUp(tx, viewer, form, { role: "company", status: "pending_verification" });
    await createCompany(tx, { name: form.company_name, ownerId: account.id });
    await postVerification(account, tx, "company_received");
    await tellOfWaitingCompany(form.company_name.trim(), tx);
    return presentOwnUser(account);
  });
}

async function signUp(
  tx: Transaction,
  viewer: Viewer,
  { name, email, password }: BodyOf<typeof signupStudent>,
  kind: Pick<NewAccount, "role" | "status">,
) {
  const terms = { termsAcceptedAt: new Date(), termsVersion: documentDates.terms };
  const account = await createAccount(
    { name, email, password, locale: viewer.locale, ...terms, ...kind },
    tx,
  );
  return { ...account, locale: account.locale ?? viewer.locale };
}

/** Keeps the language with the account; nothing to keep for a visitor. */
export async function changeLocale(viewer: Viewer, locale: Locale): Promise<void> {
  if (viewer.role === "visitor") return;
  await runTransaction(viewer, (tx) => tx.update(users).set({ locale }).where(eq(users.id, viewer.id)), {
    users: [viewer.id],
  });
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
    .where(hasEmail(email));
  return account;
}
