import { and, asc, eq, gte, isNull, lt, lte, sql } from "drizzle-orm";
import { systemDb } from "@/db/client";
import { jobPostings } from "@/db/schema/jobs";
import { dayInSchool, midnightInSchool, todayInSchool } from "@/db/school-day";
import { isNotSuspended } from "@/lib/companies/policy";
import { runForEach } from "@/lib/core/tasks/run-for-each";
import { notifyMembers } from "./notify-members";

const closingDays = 3;

/** Jobs close as of the end of their deadline day, however late this runs. */
export async function closeOverdueJobs(): Promise<void> {
  const closedAt = midnightInSchool(sql`${jobPostings.applicationDeadline} + 1`);
  await systemDb
    .update(jobPostings)
    .set({ status: "closed", closedAt })
    .where(and(eq(jobPostings.status, "active"), lt(jobPostings.applicationDeadline, todayInSchool)));
}

/**
 * Reminds members once that a job closes within three days, unless it was published for no longer than that. During a
 * suspension, no one would read it.
 */
export async function remindClosingJobs(): Promise<void> {
  const isDue = and(
    eq(jobPostings.status, "active"),
    isNull(jobPostings.deletedAt),
    isNull(jobPostings.closingReminderSentAt),
    gte(jobPostings.applicationDeadline, todayInSchool),
    lte(jobPostings.applicationDeadline, sql`${todayInSchool} + ${closingDays}::int`),
    sql`${dayInSchool(sql`${jobPostings.createdAt}`)} < ${jobPostings.applicationDeadline} - ${closingDays}::int`,
    isNotSuspended(sql`job_postings.company_id`),
  );
  const due = await systemDb
    .select({ id: jobPostings.id })
    .from(jobPostings)
    .where(isDue)
    .orderBy(asc(jobPostings.id));
  await runForEach(due, "a company was not reminded of a job that closes", ({ id }) =>
    systemDb.transaction(async (tx) => {
      const rows = await tx
        .update(jobPostings)
        .set({ closingReminderSentAt: sql`now()` })
        .where(and(eq(jobPostings.id, id), isDue))
        .returning({
          companyId: jobPostings.companyId,
          job: jobPostings.id,
          title: jobPostings.title,
          deadline: jobPostings.applicationDeadline,
          applications: jobPostings.applicationsCount,
        });
      await notifyMembers(tx, "job_ending", rows);
    }),
  );
}
