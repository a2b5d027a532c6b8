import { eq } from "drizzle-orm";
import { db, systemDb, type Transaction } from "@/db/client";
import { sessions, users } from "@/db/schema/users";
import { createCompany } from "@/lib/companies/mutations";
import type { BodyOf } from "@/lib/core/api/endpoint";
import type { RequestInfo } from "@/lib/core/api/request-info";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { createUser, type NewUser } from "@/lib/core/auth/create-user";
import { canSignIn } from "@/lib/core/auth/find-viewer";
import { hasEmail } from "@/lib/core/auth/has-email";
import { listAdmins } from "@/lib/core/auth/list-admins";
import { passwordMatches } from "@/lib/core/auth/passwords";
import { runTransaction, runTransactionOnUsers } from "@/lib/core/auth/run-transaction";
import { serializeOwnUser } from "@/lib/core/auth/serialize-user";
import type { Member, Viewer } from "@/lib/core/auth/viewer";
import { enqueueEmail } from "@/lib/core/email/outbox";
import { AppError } from "@/lib/core/errors/app-error";
import type { Locale } from "@/lib/core/i18n/locales";
import { closeConnections } from "@/lib/core/realtime/disconnect";
import { notify } from "@/lib/notifications/notify";
import { restoreOnSignIn } from "@/lib/privacy/mutations";
import { documentDates } from "@/lib/site";
import type { login, signupCompany, signupStudent } from "./contract";
import { enqueueVerificationEmail } from "./email-change";
import { startAttempt } from "./login-throttle";
import { openCheckedSession, signInError } from "./sign-in-session";

/** An unknown email and a wrong password give the same error, in the same time. */
export async function signIn(
  viewer: Viewer,
  { email, password, restore = false }: BodyOf<typeof login>,
  caller: RequestInfo,
) {
  const attempt = await startAttempt(email, caller.address);
  const account = await findUserByEmail(email);
  const matches = await passwordMatches(password, account?.passwordHash ?? null);
  await attempt.record(matches);
  if (!matches || !account) {
    const subject = account && (["user", account.id] as const);
    await systemDb.transaction((tx) => recordAudit(tx, { action: "sign_in_failed", subject, caller }));
    throw new AppError("invalid_credentials");
  }
  if (account.deletedAt) account.status = await restoreOnSignIn(account.id, { restore }, caller);
  if (!canSignIn(account)) throw await signInError(account);
  await attempt.reset();
  const session = await openCheckedSession(account, caller);
  return { session, user: serializeOwnUser({ ...account, locale: account.locale ?? viewer.locale }) };
}

export async function signOut(viewer: Member, caller: RequestInfo): Promise<void> {
  await runTransactionOnUsers(viewer, [viewer.id], async (tx) => {
    await tx.delete(sessions).where(eq(sessions.id, viewer.sessionId));
    await recordAudit(tx, { action: "signed_out", actorId: viewer.id, caller });
  });
  await closeConnections(viewer.id);
}

export function signUpStudent(viewer: Viewer, form: BodyOf<typeof signupStudent>) {
  return runTransaction(viewer, async (tx) => {
    const account = await signUp(tx, viewer, form, { role: "student" });
    await enqueueVerificationEmail(account, tx);
    return serializeOwnUser(account);
  });
}

export function signUpCompany(viewer: Viewer, form: BodyOf<typeof signupCompany>) {
  return runTransaction(viewer, async (tx) => {
    const account = await signUp(tx, viewer, form, { role: "company", status: "pending_verification" });
    await createCompany(tx, { name: form.company_name, ownerId: account.id });
    await enqueueVerificationEmail(account, tx, "company_received");
    await notifyAdminsOfPendingCompany(form.company_name.trim(), tx);
    return serializeOwnUser(account);
  });
}

async function signUp(
  tx: Transaction,
  viewer: Viewer,
  { name, email, password }: BodyOf<typeof signupStudent>,
  account: Pick<NewUser, "role" | "status">,
) {
  const terms = { termsAcceptedAt: new Date(), termsVersion: documentDates.terms };
  const user = await createUser({ name, email, password, locale: viewer.locale, ...terms, ...account }, tx);
  return { ...user, locale: user.locale ?? viewer.locale };
}

export async function changeLocale(viewer: Viewer, locale: Locale): Promise<void> {
  if (viewer.role === "visitor") return;
  await runTransactionOnUsers(viewer, [viewer.id], (tx) =>
    tx.update(users).set({ locale }).where(eq(users.id, viewer.id)),
  );
}

async function findUserByEmail(email: string) {
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

async function notifyAdminsOfPendingCompany(company: string, tx: Transaction): Promise<void> {
  const event = { kind: "company_waiting", params: { company } } as const;
  const administrators = await listAdmins(tx);
  await enqueueEmail(administrators, event, tx);
  const ids = administrators.map(({ id }) => id);
  await notify(ids, { ...event, about: "companies" }, tx);
}
