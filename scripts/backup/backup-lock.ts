import { isLockTimeout } from "@/lib/core/database/error-codes";
import { lockIds } from "@/lib/core/database/lock-ids";
import { withConnection } from "../app/connection";
import { CliError } from "../cli-error";

/** Prevents the application from deleting files to which rows of the snapshot may refer. */
export function withBackupLock<T>(url: string, run: () => Promise<T>): Promise<T> {
  return withConnection(url, (sql) =>
    sql.begin(async (tx) => {
      await tx.unsafe(`
        set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
        set local tcp_keepalives_idle = 15; set local tcp_keepalives_interval = 5;
        set local tcp_keepalives_count = 3; set local lock_timeout = '5s'`);
      await tx`select pg_advisory_xact_lock(${lockIds.backup})`.catch(throwIfLocked);
      const result = await run();
      // Fails if the connection broke meanwhile, because the lock was lost with it.
      await tx`select 1`;
      return result;
    }),
  ) as Promise<T>;
}

function throwIfLocked(error: unknown): never {
  if (isLockTimeout(error))
    throw new CliError("Another backup of this database is running: wait for its end.");
  throw error;
}
