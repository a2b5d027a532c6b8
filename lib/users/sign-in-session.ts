import { and, eq, isNull } from "drizzle-orm";
import { db, systemDb } from "@/db/client";
import { companies, companyMembers } from "@/db/schema/companies";
import { users } from "@/db/schema/users";
import type { RequestInfo } from "@/lib/core/api/request-info";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { canSignIn } from "@/lib/core/auth/find-viewer";
import { readSessionCookie } from "@/lib/core/auth/session-cookie";
import { createSession } from "@/lib/core/auth/sessions";
import { pickColumns } from "@/lib/core/database/pick-columns";
import { AppError } from "@/lib/core/errors/app-error";
import type { ResponseCookie } from "@/lib/core/http/response-cookie";
import { acceptTerms } from "./terms";

type User = typeof users.$inferSelect;
/** The user when the credentials were checked. Single sign-on knows only the first two. */
type CheckedUser = Pick<User, "id" | "role"> & Partial<Pick<User, "email" | "passwordHash" | "twoFactorAt">>;

/**
 * The row lock makes a concurrent change of password, email or status wait, so that it ends this session too. Who signs
 * in has accepted the terms. Throws `invalid_credentials`.
 */
export function openCheckedSession(
  checked: CheckedUser,
  request: RequestInfo,
  details?: { by: "school" },
): ReturnType<typeof createSession> {
  return systemDb.transaction(async (tx) => {
    await acceptTerms(tx, checked.id);
    const [user] = await tx
      .select(pickColumns(users, "id", "role", "status", "email", "passwordHash", "twoFactorAt"))
      .from(users)
      .where(and(eq(users.id, checked.id), isNull(users.deletedAt)))
      .for("share");
    if (!user || hasChanged(user, checked)) throw new AppError("invalid_credentials");
    if (!canSignIn(user)) throw await signInError(user);
    const session = await createSession(tx, user, request);
    await recordAudit(tx, user, "signed_in", null, details);
    return session;
  });
}

function hasChanged(user: Required<CheckedUser>, checked: CheckedUser): boolean {
  const { passwordHash, email, twoFactorAt }: Required<CheckedUser> = { ...user, ...checked };
  if (passwordHash !== user.passwordHash || email !== user.email) return true;
  // Two-factor sign-in was enabled meanwhile, so no code was required.
  return user.twoFactorAt !== null && twoFactorAt === null;
}

const codes = {
  active: "forbidden",
  suspended: "account_suspended",
  banned: "account_banned",
  inactive: "account_inactive",
  pending_verification: "account_pending",
} as const;

/** Call it only for a user whose credentials were right: the error contains the reason that the administrator gave. */
export async function signInError(
  { id, status }: Pick<User, "id" | "status">,
  cookies: ResponseCookie[] = [],
): Promise<AppError> {
  const [row] = await db
    .select({ reason: users.statusReason, until: users.suspendedUntil, company: companies.name })
    .from(users)
    .leftJoin(companyMembers, and(eq(companyMembers.userId, users.id), eq(companyMembers.role, "owner")))
    .leftJoin(companies, and(eq(companies.id, companyMembers.companyId), eq(companies.status, "rejected")))
    .where(eq(users.id, id));
  const { reason, until, company } = row ?? {};
  const params = {
    ...(reason && { reasoned: "yes", reason, stop: fullStopAfter(reason) }),
    ...(until && { ends: "yes", until }),
    ...(company && { rejected: "yes", company }),
  };
  return new AppError(codes[status], { params, cookies });
}

/** The full stop of a sentence that ends with a quotation, unless the quotation has one. */
function fullStopAfter(quotation: string): "." | "" {
  return /[.!?…]$/.test(quotation) ? "" : ".";
}

export type BlockedStatus = { status: User["status"]; reasoned: "yes" | "no" };

/**
 * The status for which the session in a cookie was ended, or null. Without a password nothing more is disclosed than
 * whether sign-in shows a reason.
 */
export async function readBlockedStatus(cookie: string | undefined): Promise<BlockedStatus | null> {
  const claims = await readSessionCookie(cookie);
  const id = Number(claims?.sub);
  if (!Number.isInteger(id)) return null;
  const [user] = await db
    .select({ role: users.role, status: users.status, reason: users.statusReason })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  if (!user || canSignIn(user)) return null;
  return { status: user.status, reasoned: user.reason ? "yes" : "no" };
}
