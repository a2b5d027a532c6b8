import { desc, eq, lte, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { companies } from "@/db/schema/companies";
import { jobPostings } from "@/db/schema/jobs";

const maxJobs = 10;
const maxJobsOfCompany = 2;

/** The newest jobs for the email of an alert. The number per company is limited, so that none fills the list. */
export function listAlertItems(tx: Database, ids: number[]) {
  const { id, companyId, title, location, createdAt } = jobPostings;
  const rowNumber = sql<number>`row_number() over (
    partition by ${companyId} order by ${desc(createdAt)}, ${desc(id)})`;
  const ranked = tx
    .select({
      job: id,
      title,
      company: companies.name,
      location,
      createdAt,
      rowNumber: rowNumber.as("row_number"),
    })
    .from(jobPostings)
    .innerJoin(companies, eq(companies.id, companyId))
    .where(sql`${id} = any(${sql.param(ids)}::int[])`)
    .as("ranked");
  return tx
    .select({ job: ranked.job, title: ranked.title, company: ranked.company, location: ranked.location })
    .from(ranked)
    .where(lte(ranked.rowNumber, maxJobsOfCompany))
    .orderBy(desc(ranked.createdAt), desc(ranked.job))
    .limit(maxJobs);
}
