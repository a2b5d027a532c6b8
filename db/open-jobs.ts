import { type SQL, sql } from "drizzle-orm";
import { companies } from "./schema/companies";
import { jobPostings } from "./schema/jobs";
import { todayInSchool } from "./school-day";

/** The condition for a job that accepts applications: active, its deadline not over, its company public. */
export const isOpen: SQL<boolean> = sql<boolean>`(${jobPostings.status} = 'active' and ${jobPostings.deletedAt} is null
  and ${jobPostings.applicationDeadline} >= ${todayInSchool} and exists (
    select from ${companies} c where c.id = job_postings.company_id and c.status = 'active' and c.hidden_at is null))`;
