import { and, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import { systemDb, type Transaction } from "@/db/client";
import { sessions, users } from "@/db/schema/users";
import { AppError } from "@/lib/core/errors/app-error";
import { canSignIn } from "./find-viewer";
import { lockUsers } from "./lock-users";
import type { Member, Viewer } from "./viewer";

type Options = {
  /** Ids of accounts to lock before anything else: those whose row `write` changes or locks, the viewer's own included. */
  users?: SQL | readonly number[];
};

/**
 * Runs what a viewer writes in one transaction that holds their session: a ban or a sign-out waits for it, and what comes
 * after either fails. Throws `unauthenticated`, `account_pending`.
 */
export function runTransaction<T>(
  viewer: Viewer,
  write: (tx: Transaction) => Promise<T>,
  options: Options = {},
): Promise<T> {
  return systemDb.transaction(async (tx) => {
    if (viewer.role === "visitor") return write(tx);
    if (options.users) await lockUsers(tx, options.users);
    // Sent ahead of the first statement of `write` and not waited for: it costs no round trip.
    const [session, result] = await Promise.allSettled([lockSession(tx, viewer), write(tx)]);
    if (session.status === "rejected") throw session.reason;
    if (result.status === "rejected") throw result.reason;
    return result.value;
  });
}

/** The account's row is locked as well, else its status would be the one from before the wait for the session. */
async function lockSession(tx: Transaction, viewer: Member): Promise<void> {
  const [account] = await tx
    .select({ role: users.role, status: users.status })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, viewer.sessionId),
        eq(users.id, viewer.id),
        gt(sessions.expiresAt, sql`now()`),
        isNull(users.deletedAt),
      ),
    )
    .for("key share")
    .execute();
  if (!account || account.role !== viewer.role || !canSignIn(account)) throw new AppError("unauthenticated");
  if (account.status !== viewer.status && account.status !== "active") throw new AppError("account_pending");
}
