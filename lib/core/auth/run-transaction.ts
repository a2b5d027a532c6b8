import { type SQL, sql } from "drizzle-orm";
import { runMaintenanceTransaction, systemDb, type Transaction } from "@/db/client";
import { compileOnce } from "@/db/compile-once";
import { sessions, users } from "@/db/schema/users";
import { isDeadlock } from "@/lib/core/database/error-codes";
import { withRetries } from "@/lib/core/database/with-retries";
import { AppError } from "@/lib/core/errors/app-error";
import { waitForAll } from "@/lib/core/wait-for-all";
import { canSignIn } from "./find-viewer";
import { lockUsers } from "./lock-users";
import type { Member, Viewer } from "./viewer";

type Write<T> = (tx: Transaction) => Promise<T>;
type UserIds = SQL | readonly number[];

/** The database ends one of two transactions that wait for each other, which runs again: `write` changes nothing but the database. */
const deadlocks = { maxAttempts: 3, isTemporary: isDeadlock };

/** Holds the viewer's session: a ban or a sign-out waits for the transaction, and writes after either fail. */
export function runTransaction<T>(viewer: Viewer, write: Write<T>): Promise<T> {
  return runTransactionOnUsers(viewer, [], write);
}

/** Locks first the accounts whose row `write` changes or locks, the viewer's own included. */
export function runTransactionOnUsers<T>(viewer: Viewer, userIds: UserIds, write: Write<T>): Promise<T> {
  return withRetries(deadlocks, () => systemDb.transaction(withSession(viewer, userIds, write)));
}

/** `runTransaction` without the time limit of queries, for as many rows as a group or an event may have. */
export function runLongTransaction<T>(viewer: Viewer, write: Write<T>): Promise<T> {
  return runLongTransactionOnUsers(viewer, [], write);
}

/** `runTransactionOnUsers` without the time limit of queries, for as many rows as an account may have. */
export function runLongTransactionOnUsers<T>(viewer: Viewer, userIds: UserIds, write: Write<T>): Promise<T> {
  return withRetries(deadlocks, () => runMaintenanceTransaction(withSession(viewer, userIds, write)));
}

function withSession<T>(viewer: Viewer, userIds: UserIds, write: Write<T>): Write<T> {
  return async (tx) => {
    if (viewer.role === "visitor") return write(tx);
    if (!Array.isArray(userIds) || userIds.length > 0) await lockUsers(tx, userIds);
    // Pipelines the lock ahead of the first statement of `write`: it costs no round trip.
    const [, result] = await waitForAll([lockSession(tx, viewer), write(tx)]);
    return result;
  };
}

const sessionLock = compileOnce(
  () => sql`
    select ${users.role}, ${users.status} from ${sessions} join ${users} on ${users.id} = ${sessions.userId}
    where ${sessions.id} = ${sql.placeholder("session")} and ${users.id} = ${sql.placeholder("user")}
      and ${sessions.expiresAt} > now() and ${users.deletedAt} is null for key share`,
);

/** Locks the account's row as well: its status would otherwise be older than the lock. */
async function lockSession(tx: Transaction, viewer: Member): Promise<void> {
  const values = { session: viewer.sessionId, user: viewer.id };
  const [user] = await tx.execute<Pick<Member, "role" | "status">>(sessionLock(values));
  if (!user || user.role !== viewer.role || !canSignIn(user)) throw new AppError("unauthenticated");
  if (user.status !== viewer.status && user.status !== "active") throw new AppError("account_pending");
}
