import { sql } from "drizzle-orm";
import { db } from "@/db/client";
import { applicationStatuses } from "@/db/enums";
import { ownCompanyId } from "@/lib/companies/policy";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import type { getRecruitmentAnalytics as declared } from "./contract";

export type Analytics = ResponseOf<typeof declared>;

const maxJobs = 100;

/** Runs one query. Times until a decision are medians in hours; at most 100 jobs are listed, the newest first. */
export async function getRecruitmentAnalytics(viewer: Viewer<"company">): Promise<Analytics> {
  const [row] = await db.execute<Analytics>(sql`
    with own as materialized (
      select id, title, locale, created_at from job_postings where company_id = ${ownCompanyId(viewer)} and deleted_at is null
    ), viewed as materialized (
      select v.job_posting_id, sum(v.views)::int as views from own join job_views v on v.job_posting_id = own.id group by 1
    ), sent as materialized (
      select a.job_posting_id, a.status, extract(epoch from a.answered_at - a.created_at) / 3600 as hours
      from own join applications a on a.job_posting_id = own.id where a.withdrawn_at is null
    ), counted as (
      select job_posting_id, count(*)::int as count, ${median} as hours from sent group by 1
    ), postings as (
      select own.id, own.title, own.locale, own.created_at, coalesce(c.count, 0) as count,
        coalesce(v.views, 0) as views, c.hours
      from own left join counted c on c.job_posting_id = own.id left join viewed v on v.job_posting_id = own.id
    )
    select
      (select count(*)::int from own) as total_job_postings,
      (select count(*)::int from sent) as total_applications,
      (select json_build_object(${statusCounts}) from sent) as applications_by_status,
      (select coalesce(json_agg(json_build_object(
          'job_posting', json_build_object('id', id, 'title', title, 'locale', locale), 'count', count, 'views', views,
          'conversion', ${ratio(sql`count`, sql`views`)}, 'hours_to_first_answer', hours)
          order by created_at desc, id desc), '[]')
        from (select id, title, locale, created_at, count, views, hours from postings
          order by created_at desc, id desc limit ${maxJobs}) listed) as applications_per_job_posting,
      (select coalesce(sum(views), 0)::int from viewed) as views,
      (select ${ratio(sql`(select count(*) from sent)`, sql`sum(views)`)} from viewed) as conversion,
      (select ${median} from sent) as hours_to_first_answer`);
  if (!row) throw new AppError("internal");
  return row;
}

const median = sql`round((percentile_cont(0.5) within group (order by hours))::numeric, 1)::float`;

const statusCounts = sql.raw(
  applicationStatuses.map((status) => `'${status}', count(*) filter (where status = '${status}')`).join(", "),
);

function ratio(part: ReturnType<typeof sql>, whole: ReturnType<typeof sql>) {
  return sql`round(${part}::numeric / nullif(${whole}, 0), 4)::float`;
}
