import { jobPostings, jobViews } from "@/db/schema/jobs";
import { type Transaction, takeIds } from "../rows/take-ids";
import type { PlannedJob } from "./plan-jobs";

type Ids = { companies: Map<string, number>; users: Map<string, number> };

/** Writes the jobs and their views; returns the ids of the jobs. */
export async function insertJobs(
  tx: Transaction,
  planned: PlannedJob[],
  { companies, users }: Ids,
): Promise<Map<PlannedJob, number>> {
  const newIds = await takeIds(tx, "job_postings", planned.length);
  const ids = new Map(planned.map((job, at) => [job, newIds[at] as number]));
  const rows = planned.map((job) => ({
    ...toRow(job),
    id: ids.get(job) as number,
    companyId: companies.get(job.fixture.by) as number,
    createdBy: users.get(job.by) as number,
  }));
  await tx.insert(jobPostings).overridingSystemValue().values(rows);
  await tx
    .insert(jobViews)
    .values(
      planned.flatMap((job) =>
        [...job.views].map(([day, views]) => ({ jobPostingId: ids.get(job) as number, day, views })),
      ),
    );
  return ids;
}

/** The fixtures have more than the columns of its names, which an insertion leaves out. */
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
    // As with reminders: a school that opens sends none for what was closed before.
    decisionsDueSentAt: closedAt,
    decisionsOverdueSentAt: closedAt,
  };
}
