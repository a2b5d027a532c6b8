import { type SQL, sql } from "drizzle-orm";
import { decisionDay, hasUndecidedStatus } from "@/db/decisions";
import { applications } from "@/db/schema/applications";
import { jobPostings } from "@/db/schema/jobs";
import { auditLog } from "@/db/schema/moderation";
import { dayInSchool } from "@/db/school-day";
import { responsivenessLimits } from "./limits";
import type { Responsiveness } from "./schemas";

const { applications: minApplications, months, days } = responsivenessLimits;

const openPeriodFilter = sql`filter (where restored_at is null)`;

// `last_day`: today, or when the suspension that lasts began. An aggregate, so that it is computed once, not for each application.
const suspensions = sql`(
  select range_agg(tstzrange(suspended_at, restored_at)) as spans,
    ${dayInSchool(sql`coalesce(max(suspended_at) ${openPeriodFilter}, now())`)} as last_day
  from (select action, created_at as suspended_at, lead(created_at) over (order by created_at, id) as restored_at
    from ${auditLog} where subject_type = 'company' and subject_id = companies.id
      and action in ('company_suspended', 'company_restored')) as changes
  where action = 'company_suspended')`;

const decidedAt = sql`coalesce(applications.decided_at, now())`;

/** The time from sending to the decision, or until now, without the days on which no one could decide. */
const decisionTime = sql`(${decidedAt} - applications.created_at - case when suspensions.spans is null then '0' else (
  select coalesce(sum(upper(span) - lower(span)), '0') from unnest(
    suspensions.spans * tstzmultirange(tstzrange(applications.created_at, ${decidedAt}))) as span) end)`;

// Applications to deleted jobs count: otherwise deleting a job would delete what was left undecided. What becomes due
// during a suspension is due after it (lib/applications/restart-decision-periods.ts).
const shouldBeDecided = sql`(applications.decided_at is not null or (${hasUndecidedStatus}
  and ((job_postings.status = 'closed' and ${decisionDay} < suspensions.last_day)
    or ${decisionTime} > make_interval(days => ${days}::int))))`;

const medianDays = sql`round((percentile_cont(0.5) within group (order by
  extract(epoch from ${decisionTime}) / 86400) filter (where applications.decided_at is not null))::numeric, 1)::float`;

/** How often and how fast a company decides (docs/product.md#companies-and-members), or null; `companies` must be joined. */
export const responsiveness: SQL<Responsiveness | null> = sql`(
  select case when count(*) >= ${minApplications}::int then json_build_object('applications', count(*),
    'rate', trunc(count(applications.decided_at)::numeric / count(*), 2)::float, 'median_days', ${medianDays}) end
  from ${suspensions} as suspensions cross join ${jobPostings} join ${applications} on applications.job_posting_id = job_postings.id
  where job_postings.company_id = companies.id and applications.withdrawn_at is null
    and applications.created_at > now() - make_interval(months => ${months}::int) and ${shouldBeDecided})`;
