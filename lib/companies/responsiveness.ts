import { type SQL, sql } from "drizzle-orm";
import { hasUndecidedStatus, isDecisionOverdue } from "@/db/decisions";
import { applications } from "@/db/schema/applications";
import { jobPostings } from "@/db/schema/jobs";
import { responsivenessLimits } from "./limits";
import type { Responsiveness } from "./schemas";

const { applications: minApplications, months, days } = responsivenessLimits;

// Applications to deleted jobs count: otherwise deleting a job would delete what was left undecided.
const shouldBeDecided = sql`(applications.decided_at is not null or (${hasUndecidedStatus}
  and ((job_postings.status = 'closed' and ${isDecisionOverdue})
    or applications.created_at < now() - make_interval(days => ${days}::int))))`;

const medianDays = sql`round((percentile_cont(0.5) within group (order by
  extract(epoch from applications.decided_at - applications.created_at) / 86400))::numeric, 1)::float`;

/** How often and how fast a company decides (docs/product.md#companies-and-members), or null; `companies` must be joined. */
export const responsiveness: SQL<Responsiveness | null> = sql`(
  select case when count(*) >= ${minApplications}::int then json_build_object('applications', count(*),
    'rate', trunc(count(applications.decided_at)::numeric / count(*), 2)::float, 'median_days', ${medianDays}) end
  from ${jobPostings} join ${applications} on applications.job_posting_id = job_postings.id
  where job_postings.company_id = companies.id and applications.withdrawn_at is null
    and applications.created_at > now() - make_interval(months => ${months}::int) and ${shouldBeDecided})`;
