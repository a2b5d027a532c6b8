import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { type Database, db } from "@/db/client";
import { alertedJobs, jobPostings, savedSearches } from "@/db/schema/jobs";
import { users } from "@/db/schema/users";
import { post } from "@/lib/mails/outbox";
import { notify } from "@/lib/notifications/notify";
import { matchingJobs } from "./board";
import { boardFilters } from "./contract";

const most = 50;
const filtersShape = z.object(boardFilters);

const due = and(
  savedSearches.alerts,
  or(isNull(savedSearches.alertedAt), lt(savedSearches.alertedAt, sql`now() - interval '1 day'`)),
);

/**
 * Tells students of new offers that match what they keep looking for, in the app and by mail: at most once a day for a
 * search, never of the same offer twice, never of none. Each search is a transaction of its own.
 */
export async function alertSavedSearches(): Promise<void> {
  for (let after = 0; ; ) {
    const ids = await dueAfter(after);
    for (const id of ids) await db.transaction((tx) => alertOne(tx, id));
    const last = ids.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

async function dueAfter(after: number): Promise<number[]> {
  const rows = await db
    .select({ id: savedSearches.id })
    .from(savedSearches)
    .innerJoin(users, eq(users.id, savedSearches.userId))
    .where(and(due, sql`${savedSearches.id} > ${after}`, eq(users.status, "active"), isNull(users.deletedAt)))
    .orderBy(savedSearches.id)
    .limit(500);
  return rows.map(({ id }) => id);
}

async function alertOne(tx: Database, id: number): Promise<void> {
  // Another worker that has it already does it alone.
  const [search] = await tx
    .select({
      id: savedSearches.id,
      userId: users.id,
      email: users.email,
      locale: users.locale,
      name: savedSearches.name,
      filters: savedSearches.filters,
      createdAt: savedSearches.createdAt,
    })
    .from(savedSearches)
    .innerJoin(users, eq(users.id, savedSearches.userId))
    .where(and(eq(savedSearches.id, id), due))
    .for("update", { of: savedSearches, skipLocked: true });
  const filters = z.safeParse(filtersShape, search?.filters);
  if (!search || !filters.success) return;
  const told = await tx
    .insert(alertedJobs)
    .select(
      tx
        .select({
          userId: sql<number>`${search.userId}::int`.as("user_id"),
          jobPostingId: jobPostings.id,
          createdAt: sql<Date>`now()`.as("created_at"),
        })
        .from(matchingJobs(filters.data, most))
        .innerJoin(jobPostings, eq(jobPostings.id, sql`match.job_id`))
        .where(sql`${jobPostings.createdAt} > ${search.createdAt.toISOString()}::timestamptz`),
    )
    .onConflictDoNothing()
    .returning({ job: alertedJobs.jobPostingId });
  if (told.length === 0) return;
  await tx.update(savedSearches).set({ alertedAt: sql`now()` }).where(eq(savedSearches.id, id));
  const params = { search: id, name: search.name, count: told.length };
  await notify(search.userId, { kind: "job_alert", about: `search:${id}`, params }, tx);
  await post({ ...search, id: search.userId }, { kind: "job_alert", params }, tx);
}
