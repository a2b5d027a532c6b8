import type { Transaction } from "@/db/client";
import { jobPostings, jobViews } from "@/db/schema/jobs";
import { type Ids, takeIds } from "../rows/ids";
import type { PlannedJob } from "./plan-jobs";

/** Inserts the jobs and their views; returns the ids of the jobs. */
export async function insertJobs(
  tx: Transaction,
  planned: PlannedJob[],
  { companies, users }: { companies: Ids<string>; users: Ids<string> },
): Promise<Ids<PlannedJob>> {
  const ids = await takeIds(tx, "job_postings", planned);
  const rows = planned.map((job) => ({
    ...toRow(job),
    id: ids.of(job),
    companyId: companies.of(job.fixture.by),
    createdBy: users.of(job.by),
  }));
  await tx.insert(jobPostings).overridingSystemValue().values(rows);
  await tx
    .insert(jobViews)
    .values(
      planned.flatMap((job) =>
        [...job.views].map(([day, views]) => ({ jobPostingId: ids.of(job), day, views })),
      ),
    );
  return ids;
}

/** Fixtures also have keys without a column, which the insert ignores. */
function toRow({ fixture, createdAt, deadline, startDate, closedAt }: PlannedJob) {
  return {
    ...fixture,
    applicationDeadline: deadline,
    startDate,
    durationMonths: fixture.months,
    salaryMin: fixture.salary?.min,
    salaryMax: fixture.salary?.max,
    salaryPeriod: fixture.salary?.period,
    createdAt,
    closedAt,
    // Marked as sent: a new demo school must not send notifications about jobs that closed before.
    decisionsDueSentAt: closedAt,
    decisionsOverdueSentAt: closedAt,
  };
}
