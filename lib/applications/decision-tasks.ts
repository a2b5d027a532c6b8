import { and, asc, eq, gt, gte, inArray, isNull, lt, not, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { type Database, systemDb } from "@/db/client";
import { decisionDay, isDecisionOverdue, isUndecided } from "@/db/decisions";
import { applications } from "@/db/schema/applications";
import { companies } from "@/db/schema/companies";
import { jobPostings } from "@/db/schema/jobs";
import { isPublicCompany } from "@/lib/companies/policy";
import { runForEach } from "@/lib/core/tasks/run-for-each";
import { notifyMembers } from "@/lib/jobs/notify-members";

// The maximum age of a closing: after a longer pause of the worker, nothing is sent about jobs that closed long ago.
const maxClosedDays = 30;

const { closedAt, decisionsDueSentAt, decisionsOverdueSentAt } = jobPostings;
const isSentSinceClosing = gte(decisionsDueSentAt, closedAt);

/** Reminds once when a job has closed, and once more when the time to decide is over. Safe with several workers. */
export async function notifyOfUndecidedApplications(): Promise<void> {
  await notifyOfJobs("decisions_due", decisionsDueSentAt, not(isDecisionOverdue));
  await notifyOfJobs("decisions_overdue", decisionsOverdueSentAt, and(isDecisionOverdue, isSentSinceClosing));
}

async function notifyOfJobs(
  kind: "decisions_due" | "decisions_overdue",
  sentAt: PgColumn,
  isDue: SQL | undefined,
): Promise<void> {
  const key = kind === "decisions_due" ? "decisionsDueSentAt" : "decisionsOverdueSentAt";
  const isUnsent = and(isDue, or(isNull(sentAt), lt(sentAt, closedAt)));
  await runForEach(await selectClosedJobs(systemDb, isUnsent), `${kind} was not sent`, ({ id }) =>
    systemDb.transaction(async (tx) => {
      const own = selectClosedJobs(tx, and(eq(jobPostings.id, id), isUnsent));
      const rows = await tx
        .update(jobPostings)
        .set({ [key]: sql`now()` })
        .where(inArray(jobPostings.id, own.for("update", { skipLocked: true })))
        .returning({
          companyId: jobPostings.companyId,
          job: jobPostings.id,
          title: jobPostings.title,
          count: sql<number>`(select count(*)::int ${undecidedOfJob})`,
          until: sql<string>`${decisionDay}::text`,
        });
      await notifyMembers(tx, kind, rows);
    }),
  );
}

const undecidedOfJob = sql`from ${applications} where applications.job_posting_id = job_postings.id and ${isUndecided}`;

/** Selects closed jobs of companies whose members can decide. A job that a company is just reopening is left for the next run. */
function selectClosedJobs(database: Pick<Database, "select">, isDue: SQL | undefined) {
  return database
    .select({ id: jobPostings.id })
    .from(jobPostings)
    .where(
      and(
        eq(jobPostings.status, "closed"),
        isNull(jobPostings.deletedAt),
        gt(closedAt, sql`now() - make_interval(days => ${maxClosedDays}::int)`),
        isDue,
        sql`exists (select ${undecidedOfJob})`,
        sql`exists (select from ${companies} where companies.id = job_postings.company_id and ${isPublicCompany})`,
      ),
    )
    .orderBy(asc(jobPostings.id));
}
