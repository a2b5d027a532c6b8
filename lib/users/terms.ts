import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { users } from "@/db/schema/users";
import { noPassword } from "@/lib/core/auth/passwords";
import { documentDates } from "@/lib/site";

/** Accounts without a password and those on the school's list: their users accept the terms later than at sign-up. */
export const needsTerms = sql<boolean>`(${users.termsAcceptedAt} is null
  and (${users.passwordHash} = ${noPassword} or ${users.schoolNumber} is not null))`;

/** Returns false for a user who does not have to accept them. */
export async function acceptTerms(tx: Transaction, userId: number): Promise<boolean> {
  const { count } = await tx
    .update(users)
    .set({ termsAcceptedAt: sql`now()`, termsVersion: documentDates.terms })
    .where(and(eq(users.id, userId), needsTerms));
  return count > 0;
}
