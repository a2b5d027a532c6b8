import { and, eq, sql } from "drizzle-orm";
import { db, type ReadDatabase, systemDb, type Transaction } from "@/db/client";
import { ssoIdentities } from "@/db/schema/sso";
import { users } from "@/db/schema/users";
import type { RequestInfo } from "@/lib/core/api/request-info";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { createUser } from "@/lib/core/auth/create-user";
import { canSignIn } from "@/lib/core/auth/find-viewer";
import { hasEmail } from "@/lib/core/auth/has-email";
import { findNameConflict } from "@/lib/core/auth/reserved-names";
import { runTransactionOnUsers } from "@/lib/core/auth/run-transaction";
import type { SsoProfile } from "@/lib/core/auth/sso-profile";
import type { Member, Viewer } from "@/lib/core/auth/viewer";
import { hasRow } from "@/lib/core/database/has-row";
import { pickColumns } from "@/lib/core/database/pick-columns";
import { AppError } from "@/lib/core/errors/app-error";
import type { ResponseCookie } from "@/lib/core/http/response-cookie";
import { getTranslator } from "@/lib/core/i18n/translator";
import { adminsChannel } from "@/lib/core/realtime/channels";
import { publish } from "@/lib/core/realtime/publish";
import { foldEmail } from "@/lib/core/text/fold-email";
import { restoreOnSignIn } from "@/lib/privacy/mutations";
import { documentDates } from "@/lib/site";
import { openCheckedSession, signInError } from "@/lib/users/sign-in-session";
import { suspendedSignIn } from "@/lib/users/suspended-sign-in";

/** Returns null when an account with the email was never linked: its owner must sign in with the password first. */
export async function signInWithSso(
  viewer: Viewer,
  profile: SsoProfile,
  { restore }: { restore: boolean },
  request: RequestInfo,
) {
  const user = (await findLinkedUser(db, profile)) ?? (await signUpWithSso(viewer, profile));
  if (!user) return null;
  if (user.deletedAt) user.status = await restoreOnSignIn(user.id, { restore });
  if (!canSignIn(user)) throw await signInError(user, await appealCookies(user));
  const session = await openCheckedSession(user, request, { by: "school" });
  return { session, role: user.role, locale: user.locale };
}

async function appealCookies({ id, status }: { id: number; status: string }): Promise<ResponseCookie[]> {
  return status === "suspended" ? [await suspendedSignIn.create({ userId: id })] : [];
}

/** False when the emails differ or another user has the identity. Throws `forbidden`. */
export async function linkSsoProfile(viewer: Member, profile: SsoProfile): Promise<boolean> {
  if (foldEmail(viewer.email) !== foldEmail(profile.email)) return false;
  return runTransactionOnUsers(viewer, [viewer.id], async (tx) => {
    if (!(await insertIdentity(tx, viewer.id, profile))) return false;
    const { count } = await tx
      .update(users)
      .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, now())` })
      .where(and(eq(users.id, viewer.id), hasEmail(profile.email)));
    // The email may have been changed meanwhile.
    if (count === 0) throw new AppError("forbidden");
    await recordAudit(tx, viewer, "school_linked");
    return true;
  });
}

async function findLinkedUser(from: ReadDatabase, { issuer, subject }: SsoProfile) {
  const [user] = await from
    .select(pickColumns(users, "id", "role", "status", "locale", "deletedAt"))
    .from(ssoIdentities)
    .innerJoin(users, eq(users.id, ssoIdentities.userId))
    .where(and(eq(ssoIdentities.issuer, issuer), eq(ssoIdentities.subject, subject)));
  return user;
}

async function signUpWithSso(viewer: Viewer, profile: SsoProfile) {
  const { email } = profile;
  if (await hasRow(db, users, hasEmail(email))) return null;
  const user = await systemDb.transaction(async (tx) => {
    const user = await createUser(
      {
        name: (await firstFreeName(tx, profile.names)) ?? placeholderName(viewer),
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
    if (!(await insertIdentity(tx, user.id, profile))) throw new AppError("internal");
    return { ...user, locale: viewer.locale, deletedAt: null };
  });
  publish(adminsChannel, "activity:created", {});
  return user;
}

async function firstFreeName(tx: Transaction, names: string[]): Promise<string | undefined> {
  for (const name of names) if ((await findNameConflict(name, tx)) !== "staff") return name;
  return undefined;
}

function placeholderName({ locale }: Viewer): string {
  return getTranslator(locale, "users.school")("noName");
}

/** A user has one identity per issuer, and an identity one user. Returns whether these two are linked now. */
async function insertIdentity(
  tx: Transaction,
  userId: number,
  { issuer, subject }: SsoProfile,
): Promise<boolean> {
  await tx.insert(ssoIdentities).values({ issuer, subject, userId }).onConflictDoNothing();
  const [row] = await tx
    .select({ userId: ssoIdentities.userId })
    .from(ssoIdentities)
    .where(and(eq(ssoIdentities.issuer, issuer), eq(ssoIdentities.subject, subject)));
  return row?.userId === userId;
}
