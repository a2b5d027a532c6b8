import { and, inArray, isNull, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { eventSubscriptions } from "@/db/schema/events";
import { sessions, users, userTokens } from "@/db/schema/users";
import { noPassword } from "@/lib/core/auth/passwords";
import type { Viewer } from "@/lib/core/auth/viewer";
import { chunksOf } from "@/lib/core/chunks-of";
import { enqueueEmail, recipientColumns } from "@/lib/core/email/outbox";
import { sessionsEnded } from "@/lib/core/tasks/relay-notifications";
import { deleteSecondFactors } from "@/lib/two-factor/removal";
import { rosterLimits } from "./constants";

const access = [userTokens, eventSubscriptions];

/**
 * Anyone may have signed up with an unverified email: the account becomes the student's as if it were
 * created now, and the email says how to choose a password. Call with the accounts locked.
 */
export async function resetUnverifiedAccounts(
  tx: Transaction,
  viewer: Viewer<"admin">,
  ids: readonly number[],
): Promise<void> {
  for (const chunk of chunksOf(ids, rosterLimits.rowsPerStatement)) {
    const accounts = await tx
      .update(users)
      .set({ passwordHash: noPassword, twoFactorAt: null, termsAcceptedAt: null, termsVersion: null })
      .where(and(inArray(users.id, chunk), isNull(users.emailVerifiedAt)))
      .returning(recipientColumns);
    const reset = accounts.map(({ id }) => id);
    if (reset.length === 0) continue;
    await tx
      .delete(sessions)
      .where(inArray(sessions.userId, reset))
      .returning({ notified: sql`pg_notify(${sessionsEnded}, ${sessions.userId}::text)::text` });
    await deleteSecondFactors(tx, reset);
    for (const table of access) await tx.delete(table).where(inArray(table.userId, reset));
    const recipients = accounts.map((account) => ({ ...account, locale: account.locale ?? viewer.locale }));
    await enqueueEmail(recipients, { kind: "account_created" }, tx);
  }
}
