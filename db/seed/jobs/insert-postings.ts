import { jobPostings, jobViews } from "@/db/schema/jobs";
import { type Transaction, takeIds } from "../rows/take-ids";
import type { PlannedPosting } from "./plan-postings";

type Ids = { companies: Map<string, number>; users: Map<string, number> };

/** Writes the postings and how often they were looked at; returns their ids. */
export async function insertPostings(
  tx: Transaction,
  planned: PlannedPosting[],
  { companies, users }: Ids,
): Promise<Map<PlannedPosting, number>> {
  const newIds = await takeIds(tx, "job_postings", planned.length);
  const ids = new Map(planned.map((posting, at) => [posting, newIds[at] as number]));
  const rows = planned.map((posting) => ({
    id: ids.get(posting) as number,
    companyId: companies.get(posting.stock.by) as number,
    createdBy: users.get(posting.by) as number,
    ...rowOf(posting),
  }));
  await tx.insert(jobPostings).overridingSystemValue().values(rows);
  await tx
    .insert(jobViews)
    .values(
      planned.flatMap((posting) =>
        [...posting.views].map(([day, views]) => ({ jobPostingId: ids.get(posting) as number, day, views })),
      ),
    );
  return ids;
}

function rowOf({ stock, createdAt, deadline, startDate, closedAt }: PlannedPosting) {
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
