import { eq, gt, sql } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { sessions } from "@/db/schema/users";
import { isUsablePassword } from "@/lib/core/auth/passwords";
import {
  readPasswordHash,
  requireCorrectPassword,
  requireSamePassword,
} from "@/lib/core/auth/require-password";
import type { Member } from "@/lib/core/auth/viewer";
import { hasRow } from "@/lib/core/database/has-row";
import { AppError, invalid } from "@/lib/core/errors/app-error";

/**
 * Requires the password or, from a user who has none, a session of the last ten minutes. The result checks it again
 * in the transaction.
 */
export async function requireIdentity(
  viewer: Member,
  password: string | undefined,
): Promise<(tx: Transaction) => Promise<void>> {
  const stored = await readPasswordHash(viewer);
  if (!isUsablePassword(stored)) await requireRecentSession(viewer);
  else if (password === undefined) throw invalid("current_password", "current_password_required");
  else await requireCorrectPassword(password, stored);
  return (tx) => requireSamePassword(tx, viewer, stored ?? "");
}

async function requireRecentSession(viewer: Member): Promise<void> {
  const isRecent = gt(sessions.createdAt, sql`now() - interval '10 minutes'`);
  if (!(await hasRow(db, sessions, eq(sessions.id, viewer.sessionId), isRecent)))
    throw new AppError("sign_in_again");
}
