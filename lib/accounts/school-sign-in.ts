import { and, eq, sql } from "drizzle-orm";
import { createTranslator } from "next-intl";
import { db, type ReadDatabase, systemDb, type Transaction } from "@/db/client";
import { identities } from "@/db/schema/accounts";
import { users } from "@/db/schema/users";
import type { Caller } from "@/lib/api/caller";
import { AppError } from "@/lib/api/errors";
import { mayHoldSession } from "@/lib/auth/find-viewer";
import { runTransaction } from "@/lib/auth/run-transaction";
import type { SsoProfile } from "@/lib/auth/sso-profile";
import type { Member, Viewer } from "@/lib/auth/viewer";
import { comeBack } from "@/lib/data/mutations";
import { messagesFor } from "@/lib/i18n/messages";
import { record } from "@/lib/moderation/security-log";
import { documentDates } from "@/lib/site";
import { createAccount } from "@/lib/users/create-account";
import { hasEmail } from "@/lib/users/has-email";
import { findNameConflict } from "@/lib/users/reserved-names";
import { refusalOf } from "./refusal";
import { openCheckedSession } from "./sign-in-session";

/**
 * Opens a session for somebody whom the school has vouched for, by issuer and subject; who is new becomes a student.
 * Null when an account with their address exists that was never linked: its owner signs in with its password first.
 * Throws `account_*`.
 */
export async function enterFromSchool(
  viewer: Viewer,
  person: SsoProfile,
  { restore }: { restore: boolean },
  caller: Caller,
) {
  const account = (await findLinked(db, person)) ?? (await join(viewer, person));
  if (!account) return null;
  if (account.deletedAt) account.status = await comeBack(account.id, { restore }, caller);
  if (!mayHoldSession(account)) throw await refusalOf(account);
  const session = await openCheckedSession(account, caller, { by: "school" });
  return { session, role: account.role };
}

/** Links the school's sign-in to the account whose owner is signed in; false when it is not the same address. */
export async function linkSchoolPerson(viewer: Member, person: SsoProfile, caller: Caller): Promise<boolean> {
  if (viewer.email.toLowerCase() !== person.email.toLowerCase()) return false;
  return runTransaction(
    viewer,
    async (tx) => {
      if (!(await link(tx, viewer.id, person))) return false;
      const [verified] = await tx
        .update(users)
        .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, now())` })
        .where(and(eq(users.id, viewer.id), hasEmail(person.email)))
        .returning({ id: users.id });
      // The address was changed meanwhile.
      if (!verified) throw new AppError("forbidden");
      await record(tx, { action: "school_linked", actorId: viewer.id, caller });
      return true;
    },
    { users: [viewer.id] },
  );
}

async function findLinked(from: ReadDatabase, { issuer, subject }: SsoProfile) {
  const [account] = await from
    .select({ id: users.id, role: users.role, status: users.status, deletedAt: users.deletedAt })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return account;
}

async function join(viewer: Viewer, person: SsoProfile) {
  const { email } = person;
  const [taken] = await db.select({ id: users.id }).from(users).where(hasEmail(email));
  if (taken) return null;
  return systemDb.transaction(async (tx) => {
    const account = await createAccount(
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
    if (!(await link(tx, account.id, person))) throw new AppError("internal");
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
async function link(tx: Transaction, userId: number, { issuer, subject }: SsoProfile): Promise<boolean> {
  await tx.insert(identities).values({ issuer, subject, userId }).onConflictDoNothing();
  const [row] = await tx
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return row?.userId === userId;
}
