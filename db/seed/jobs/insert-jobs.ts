import { jobPostings, jobViews } from "@/db/schema/jobs";
import { type Transaction, takeIds } from "../rows/take-ids";
import type { PlannedJob } from "./plan-jobs";

type Ids = { companies: Map<string, number>; users: Map<string, number> };

/** Writes the postings and how often they were looked at; returns their ids. */
export async function insertJobs(
  tx: Transaction,
  planned: PlannedJob[],
  { companies, users }: Ids,
): Promise<Map<PlannedJob, number>> {
  const newIds = await takeIds(tx, "job_postings", planned.length);
  const ids = new Map(planned.map((job, at) => [job, newIds[at] as number]));
  const rows = planned.map((job) => ({
    id: ids.get(job) as number,
    companyId: companies.get(job.stock.by) as number,
    createdBy: users.get(job.by) as number,
    ...rowOf(job),
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

function rowOf({ stock, createdAt, deadline, startDate, closedAt }: PlannedJob) {
  const {
    title,
    description,
    requirements,
    location,
    type,
    status,
    category,
    remote,
    level,
    locale,
    months,
    salary,
  } = stock;
  return {
    title,
    description,
    requirements,
    location,
    type,
    status,
    category,
    remote,
    level,
    locale,
    applicationDeadline: deadline,
    startDate,
    durationMonths: months,
    salaryMin: salary?.min,
    salaryMax: salary?.max,
    salaryPeriod: salary?.period,
    createdAt,
    closedAt,
    // As with reminders: a school that opens sends none for what was closed before.
    decisionsDueSentAt: closedAt,
    decisionsOverdueSentAt: closedAt,
  };
}
