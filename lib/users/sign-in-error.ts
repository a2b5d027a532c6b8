import { and, eq, isNull } from "drizzle-orm";
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

/** Only for a user whose credentials were right: it tells the reason that the administrator gave. */
export async function signInError({ id, status }: Account): Promise<AppError> {
  const [row] = await db
    .select({ reason: users.statusReason, company: companies.name })
    .from(users)
    .leftJoin(companyMembers, and(eq(companyMembers.userId, users.id), eq(companyMembers.role, "owner")))
    .leftJoin(companies, and(eq(companies.id, companyMembers.companyId), eq(companies.status, "rejected")))
    .where(eq(users.id, id));
  const { reason, company } = row ?? {};
  const words = {
    ...(reason && { reasoned: "yes", reason }),
    ...(company && { refused: "yes", company }),
  };
  return new AppError(codes[status], { words });
}

/** The status for which the session in a cookie was ended, or null. Nothing more is told without a password. */
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
