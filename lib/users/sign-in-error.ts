import { and, eq, isNull, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { companies, companyMembers } from "@/db/schema/companies";
import { users } from "@/db/schema/users";
import { canSignIn } from "@/lib/core/auth/find-viewer";
import { readSessionCookie } from "@/lib/core/auth/session-cookie";
import { AppError } from "@/lib/core/errors/app-error";

const codes = {
  active: "forbidden",
  suspended: "account_suspended",
  banned: "account_banned",
  inactive: "account_inactive",
  pending_verification: "account_pending",
} as const;

type Account = { id: number; status: keyof typeof codes };

/** Why somebody who has proved who they are may not come in, with the reason that was given. For nobody else's ears. */
export async function signInError({ id, status }: Account): Promise<AppError> {
  const [kept] = await db
    .select({ reason: users.statusReason, company: companies.name })
    .from(users)
    .leftJoin(companyMembers, and(eq(companyMembers.userId, users.id), eq(companyMembers.role, "owner")))
    .leftJoin(companies, and(eq(companies.id, companyMembers.companyId), blockedStatuses))
    .where(eq(users.id, id));
  const { reason, company } = kept ?? {};
  const words = {
    ...(reason && { reasoned: "yes", reason }),
    ...(company && { refused: "yes", company }),
  };
  return new AppError(codes[status], { words });
}

/**
 * The status for which the session of a browser was ended, or null. It is all that a browser hears without a password.
 */
export async function readBlockedStatus(cookie: string | undefined): Promise<Account["status"] | null> {
  const claims = await readSessionCookie(cookie);
  const id = Number(claims?.sub);
  if (!Number.isInteger(id)) return null;
  const [account] = await db
    .select({ role: users.role, status: users.status })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  return account && !canSignIn(account) ? account.status : null;
}

/** One that was accepted once is only hidden while nobody is there for it. */
const blockedStatuses = and(eq(companies.status, sql`'refused'`), isNull(companies.hiddenPostings));
