import { and, eq, sql } from "drizzle-orm";
import { createTranslator } from "next-intl";
import { db, type ReadDatabase, systemDb, type Transaction } from "@/db/client";
import { identities } from "@/db/schema/accounts";
import { users } from "@/db/schema/users";
import type { RequestInfo } from "@/lib/core/api/request-info";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { createUser } from "@/lib/core/auth/create-user";
import { canSignIn } from "@/lib/core/auth/find-viewer";
import { hasEmail } from "@/lib/core/auth/has-email";
import { findNameConflict } from "@/lib/core/auth/reserved-names";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { SsoProfile } from "@/lib/core/auth/sso-profile";
import type { Member, Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { messagesFor } from "@/lib/core/i18n/messages";
import { restoreOnSignIn } from "@/lib/privacy/mutations";
import { documentDates } from "@/lib/site";
import { signInError } from "@/lib/users/sign-in-error";
import { openCheckedSession } from "@/lib/users/sign-in-session";

/**
 * Opens a session for somebody whom the school has vouched for, by issuer and subject; who is new becomes a student.
 * Null when an account with their address exists that was never linked: its owner signs in with its password first.
 * Throws `account_*`.
 */
export async function signInWithSso(
  viewer: Viewer,
  person: SsoProfile,
  { restore }: { restore: boolean },
  caller: RequestInfo,
) {
  const account = (await findLinkedUser(db, person)) ?? (await signUpWithSso(viewer, person));
  if (!account) return null;
  if (account.deletedAt) account.status = await restoreOnSignIn(account.id, { restore }, caller);
  if (!canSignIn(account)) throw await signInError(account);
  const session = await openCheckedSession(account, caller, { by: "school" });
  return { session, role: account.role };
}

/** Links the school's sign-in to the account whose owner is signed in; false when it is not the same address. */
export async function linkSsoProfile(
  viewer: Member,
  person: SsoProfile,
  caller: RequestInfo,
): Promise<boolean> {
  if (viewer.email.toLowerCase() !== person.email.toLowerCase()) return false;
  return runTransaction(
    viewer,
    async (tx) => {
      if (!(await insertIdentity(tx, viewer.id, person))) return false;
      const [verified] = await tx
        .update(users)
        .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, now())` })
        .where(and(eq(users.id, viewer.id), hasEmail(person.email)))
        .returning({ id: users.id });
      // The address was changed meanwhile.
      if (!verified) throw new AppError("forbidden");
      await recordAudit(tx, { action: "school_linked", actorId: viewer.id, caller });
      return true;
    },
    { users: [viewer.id] },
  );
}

async function findLinkedUser(from: ReadDatabase, { issuer, subject }: SsoProfile) {
  const [account] = await from
    .select({ id: users.id, role: users.role, status: users.status, deletedAt: users.deletedAt })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return account;
}

async function signUpWithSso(viewer: Viewer, person: SsoProfile) {
  const { email } = person;
  const [taken] = await db.select({ id: users.id }).from(users).where(hasEmail(email));
  if (taken) return null;
  return systemDb.transaction(async (tx) => {
    const account = await createUser(
      {
        name: (await firstFreeName(tx, person.names)) ?? placeholderName(viewer),
        email,
        password: null,
        role: "student",
        locale: viewer.locale,
        termsAcceptedAt: new Date(),
        termsVersion: documentDates.terms,
        emailVerifiedAt: new Date(),
      },
      tx,
    );
    if (!(await insertIdentity(tx, account.id, person))) throw new AppError("internal");
    return { ...account, deletedAt: null };
  });
}

async function firstFreeName(tx: Transaction, names: string[]): Promise<string | undefined> {
  for (const name of names) if ((await findNameConflict(name, tx)) !== "staff") return name;
  return undefined;
}

/** For somebody whom neither their name nor their address can name here. */
function placeholderName({ locale }: Viewer): string {
  return createTranslator({ locale, messages: messagesFor(locale), namespace: "accounts.school" })("noName");
}

/** An account has one identity of an issuer, and an identity one account; whether these two belong together now. */
async function insertIdentity(
  tx: Transaction,
  userId: number,
  { issuer, subject }: SsoProfile,
): Promise<boolean> {
  await tx.insert(identities).values({ issuer, subject, userId }).onConflictDoNothing();
  const [row] = await tx
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return row?.userId === userId;
}
