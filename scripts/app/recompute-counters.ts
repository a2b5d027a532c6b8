import { setTimeout as delay } from "node:timers/promises";
import type { Sql, TransactionSql } from "postgres";

/** Reads continue; writes wait, since a concurrent write would be counted twice or not at all. */
export async function recomputeCounters(sql: Sql): Promise<void> {
  while (!(await sql.begin(recomputeLocked).catch(isLockTimeout))) await delay(500);
}

async function recomputeLocked(tx: TransactionSql): Promise<true> {
  await tx`set local statement_timeout = 0`;
  // Below deadlock_timeout (1 s): this transaction gives way, not the other.
  await tx`set local lock_timeout = '500ms'`;
  await tx`lock table likes, comments, reports, post_images, applications, messages in share row exclusive mode`;
  await tx`lock table posts, job_postings, conversations, conversation_members in exclusive mode`;
  await tx`lock table groups, group_members in exclusive mode`;
  await tx`lock table events, event_answers in exclusive mode`;
  await tx`lock table polls, poll_options, poll_votes in exclusive mode`;
  await tx`lock table users, user_activity in share row exclusive mode`;
  await tx`select recompute_counters()`;
  await tx`select recompute_totals()`;
  await tx`select recompute_chat_counters()`;
  await tx`select recompute_group_counters()`;
  await tx`select recompute_event_counters()`;
  await tx`select recompute_poll_counters()`;
  return true;
}

function isLockTimeout(error: { code?: string }): false {
  if (error.code === "55P03") return false;
  throw error;
}
