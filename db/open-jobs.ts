import { type SQL, sql } from "drizzle-orm";
import { companies } from "./schema/companies";
import { jobPostings } from "./schema/jobs";

/** As a subquery: evaluated once for a query. */
export const schoolTimeZone: SQL<string> = sql<string>`(select school_time_zone())`;

export function dayInSchool(at: SQL): SQL<string> {
  return sql<string>`((${at}) at time zone ${schoolTimeZone})::date`;
}

/** As a subquery too: a condition on a thousand rows would compute it for each. */
export const todayInSchool: SQL<string> = sql<string>`(select ${dayInSchool(sql`now()`)})`;

/** Accepts applications: active, its deadline not over, its company public. */
export const isOpen: SQL<boolean> = sql<boolean>`(${jobPostings.status} = 'active' and ${jobPostings.deletedAt} is null
  and ${jobPostings.applicationDeadline} >= ${todayInSchool} and exists (
    select from ${companies} c where c.id = job_postings.company_id and c.status = 'active' and c.hidden_at is null))`;
