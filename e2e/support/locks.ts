import { expect } from "vitest";
import { databaseTimeouts } from "@/db/client";
import { countBlockedBy, sql } from "./database";

/** Holds the locks of a transaction until `end`, which commits the changes of `run`. */
export async function holdLocks(run: (tx: typeof sql) => Promise<unknown>) {
  const connection = await sql.reserve();
  await connection`begin`;
  await run(connection as unknown as typeof sql);
  const [backend] = await connection`select pg_backend_pid() as pid`;
  const end = async () => {
    await connection`commit`;
    connection.release();
  };
  return { pid: backend?.pid as number, end };
}

/** Waits until another transaction is blocked by `pid`. */
export async function waitUntilBlocking(pid: number, timeout = 15_000): Promise<void> {
  await expect.poll(() => countBlockedBy(pid), { timeout }).toBeGreaterThan(0);
}

/** Waits until another transaction has been blocked by `pid` for longer than the query timeout of a request. */
export async function waitUntilBlockingLong(pid: number): Promise<void> {
  const longestWait = async () => {
    const [row] =
      await sql`select coalesce(max(extract(epoch from clock_timestamp() - query_start)), 0)::float as seconds
      from pg_stat_activity where ${pid} = any(pg_blocking_pids(pid))`;
    return row?.seconds;
  };
  await expect.poll(longestWait, { timeout: 15_000 }).toBeGreaterThan(databaseTimeouts.queryMs / 1000);
}

/** Holds locks that block `run`, until it has waited longer than the query timeout of a request. */
export async function whileHeld<T>(hold: Parameters<typeof holdLocks>[0], run: () => Promise<T>): Promise<T> {
  const holder = await holdLocks(hold);
  const [result] = await Promise.all([run(), waitUntilBlockingLong(holder.pid).finally(holder.end)]);
  return result;
}

/** Waits until a transaction that was blocked by `pid` has given up and its next attempt is blocked. */
export async function waitUntilRetrying(pid: number): Promise<void> {
  const startOfWait = async () => {
    const [row] = await sql`select coalesce(max(extract(epoch from query_start)), 0)::float as start
      from pg_stat_activity where ${pid} = any(pg_blocking_pids(pid))`;
    return row?.start as number;
  };
  await waitUntilBlocking(pid);
  const first = await startOfWait();
  await expect.poll(startOfWait, { timeout: 15_000 }).toBeGreaterThan(first);
}
