import { type SQL, sql } from "drizzle-orm";
import { companies } from "./schema/companies";
import { jobPostings } from "./schema/jobs";

/** The day that it is in Paris at a moment. */
export function todayInParis(at: SQL = sql`now()`): SQL<string> {
  return sql<string>`((${at}) at time zone 'Europe/Paris')::date`;
}

/** What one may apply to: active, its deadline day not over, its company accepted. */
export const isOpen: SQL<boolean> = sql<boolean>`(${jobPostings.status} = 'active' and ${jobPostings.deletedAt} is null
  and ${jobPostings.applicationDeadline} >= ${todayInParis()} and exists (
    select from ${companies} offering where offering.id = job_postings.company_id and offering.status = 'active'))`;
