import { and, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { type Database, systemDb } from "@/db/client";
import { alertedJobs, jobPostings, savedSearches } from "@/db/schema/jobs";
import { notifications } from "@/db/schema/notifications";
import { users } from "@/db/schema/users";
import { isActiveUser } from "@/lib/core/auth/active-user";
import { numberItems } from "@/lib/core/email/items";
import { enqueueEmail } from "@/lib/core/email/outbox";
import { runForEach } from "@/lib/core/tasks/run-for-each";
import { notify } from "@/lib/notifications/notify";
import { listAlertItems } from "./alert-items";
import { searchFilters } from "./contract";
import { searchJobs } from "./search";

// A minute is added: a job whose transaction was open when a search was last checked has an earlier creation date.
const lastPublished = sql`(select max(${jobPostings.createdAt}) + interval '1 minute' from ${jobPostings}
  where ${jobPostings.status} = 'active' and ${jobPostings.deletedAt} is null)`;

const isDue = and(
  savedSearches.alerts,
  or(isNull(savedSearches.alertedAt), lt(savedSearches.alertedAt, sql`now() - interval '1 day'`)),
  or(isNull(savedSearches.lastCheckedAt), lt(savedSearches.lastCheckedAt, lastPublished)),
);

/** Announces the jobs of a search at most once a day, and each job once. One transaction for each search. */
export async function alertSavedSearches(): Promise<void> {
  for (let after = 0; ; ) {
    const due = await findDueAfter(after);
    await runForEach(due, "an alert was not sent", ({ id }) =>
      systemDb.transaction((tx) => alertSearch(tx, id)),
    );
    const last = due.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** Administrators may have saved searches while they were students. */
const isActiveStudent = and(eq(users.role, "student"), isActiveUser);

function findDueAfter(after: number): Promise<{ id: number }[]> {
  return systemDb
    .select({ id: savedSearches.id })
    .from(savedSearches)
    .innerJoin(users, eq(users.id, savedSearches.userId))
    .where(and(isDue, gt(savedSearches.id, after), isActiveStudent))
    .orderBy(savedSearches.id)
    .limit(500);
}

const kind = "job_alert";

async function alertSearch(tx: Database, id: number): Promise<void> {
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
    .where(and(eq(savedSearches.id, id), isDue))
    .for("update", { of: savedSearches, skipLocked: true });
  if (!search) return;
  const jobs = await insertNewAlerts(tx, search);
  const count = jobs.length;
  const now = sql`now()`;
  const timestamps = { lastCheckedAt: now, ...(count > 0 && { alertedAt: now }) };
  await tx.update(savedSearches).set(timestamps).where(eq(savedSearches.id, id));
  if (count === 0) return;
  const params = { search: id, name: search.name, count };
  const total = count + (await countUnread(tx, search));
  await notify(search.userId, { kind, about: `search:${id}`, params: { ...params, count: total } }, tx);
  const items = await listAlertItems(tx, jobs);
  const listed = { more: count - items.length, ...numberItems(items) };
  const email = { kind, params: { ...params, ...listed } } as const;
  await enqueueEmail({ ...search, id: search.userId }, email, tx);
}

/** The number of jobs in the unread notification of earlier alerts, which the new one replaces. */
async function countUnread(tx: Database, { id, userId }: { id: number; userId: number }): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`(${notifications.params} ->> 'count')::int` })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.groupKey, `${kind}:search:${id}`),
        isNull(notifications.readAt),
      ),
    );
  return row?.count ?? 0;
}

type Search = { userId: number; filters: Record<string, string>; createdAt: Date };

/** The ids of the jobs that no alert has announced. */
async function insertNewAlerts(tx: Database, { userId, filters, createdAt }: Search): Promise<number[]> {
  const parsed = z.safeParse(searchFilters, filters);
  if (!parsed.success) return [];
  const rows = await tx
    .insert(alertedJobs)
    .select(
      tx
        .select({
          userId: sql<number>`${userId}::int`.as("user_id"),
          jobPostingId: sql<number>`match.job_id`.as("job_posting_id"),
          createdAt: sql<Date>`now()`.as("created_at"),
        })
        .from(searchJobs(parsed.data, { since: createdAt, isExact: true })),
    )
    .onConflictDoNothing()
    .returning({ job: alertedJobs.jobPostingId });
  return rows.map(({ job }) => job);
}
