import { setTimeout as delay } from "node:timers/promises";
import type { Sql } from "postgres";
import { isLockTimeout } from "@/lib/core/database/error-codes";

/** Each SQL function with the tables that it counts and those whose counters it writes. */
const steps = [
  ["recompute_counters", "likes, comments, reports, post_images, applications", "posts, job_postings"],
  ["recompute_totals", "posts, comments, groups, users, user_activity"],
  ["recompute_chat_counters", "messages", "conversations, conversation_members"],
  ["recompute_group_counters", "posts", "groups, group_members"],
  ["recompute_event_counters", "event_answers", "events"],
  ["recompute_poll_counters", "poll_votes", "polls, poll_options"],
] as const;

type Step = (typeof steps)[number];

/**
 * Reads continue. Writes of a noun wait while its counters are computed: a concurrent write would be counted twice or
 * not at all.
 */
export async function recomputeCounters(sql: Sql): Promise<void> {
  for (const step of steps) while (!(await recompute(sql, step).catch(falseIfLocked))) await delay(500);
}

async function recompute(sql: Sql, [recompute, counted, written]: Step): Promise<true> {
  await sql.begin(async (tx) => {
    await tx`set local statement_timeout = 0`;
    // Shorter than deadlock_timeout (1 s), so that this transaction gives up, not the other.
    await tx`set local lock_timeout = '500ms'`;
    await tx.unsafe(`lock table ${counted} in share row exclusive mode`);
    if (written) await tx.unsafe(`lock table ${written} in exclusive mode`);
    await tx`select ${tx(recompute)}()`;
  });
  return true;
}

function falseIfLocked(error: unknown): false {
  if (isLockTimeout(error)) return false;
  throw error;
}
