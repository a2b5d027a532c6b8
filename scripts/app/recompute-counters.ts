import { setTimeout as pause } from "node:timers/promises";
import type { Sql, TransactionSql } from "postgres";

/**
 * Counts likes, comments, reports and list sizes anew, and repairs what differs. Readers go on meanwhile; writers wait,
 * for what is written beside a count is counted twice or not at all.
 */
export async function recomputeCounters(sql: Sql): Promise<void> {
  while (!(await sql.begin(recomputeLocked).catch(isLockTimeout))) await pause(500);
}

async function recomputeLocked(tx: TransactionSql): Promise<true> {
  await tx`set local statement_timeout = 0`;
  // Less than the second after which the database would end one of two that wait for each other: it shall not be them.
  await tx`set local lock_timeout = '500ms'`;
  await tx`lock table likes, comments, reports, applications in share row exclusive mode`;
  // Nobody else may hold a row that the recount writes.
  await tx`lock table posts, job_postings in exclusive mode`;
  await tx`lock table users in share row exclusive mode`;
  await tx`select recount()`;
  return true;
}

/** False when a lock could not be had in time; any other failure is one. */
function isLockTimeout(error: { code?: string }): false {
  if (error.code === "55P03") return false;
  throw error;
}
