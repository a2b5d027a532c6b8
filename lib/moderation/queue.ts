import { type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import type { ReportSubject } from "@/db/enums";
import type { QueryOf } from "@/lib/core/api/endpoint";
import { toOffset, toPage } from "@/lib/core/api/pagination";
import type { Viewer } from "@/lib/core/auth/viewer";
import { openReports } from "./queries";
import type { listReportCases as listEndpoint, ReportCase } from "./queue-contract";

const shownReports = 20;

/** One query. */
export async function listReportCases(_viewer: Viewer<"admin">, query: QueryOf<typeof listEndpoint>) {
  const rows = await db.execute<ReportCase & { total: number; [key: string]: unknown }>(sql`
    with reported as (${openReports}), cases as (
      select subject, subject_id, max(id) as id, count(*)::int as reports_count, min(created_at) as reported_at,
        (array_agg(json_build_object('id', id, 'reason', reason, 'reporter', reporter, 'created_at', created_at)
          order by id))[1:${sql.raw(String(shownReports))}] as reports
      from reported group by subject, subject_id),
    listed as (
      select id, subject, reports_count, reported_at, reports from cases order by reports_count desc, reported_at, id
      limit ${query.per_page} offset ${toOffset(query)})
    select total.value as total, c.id, c.subject, c.reports_count, to_json(c.reports) as reports,
      r.excerpt, r.messages, r.post_id, r.job_id, r.event_id,
      case when r.writer is not null then json_build_object('id', r.writer_id, 'name', r.writer, 'role', u.role,
        'status', u.status, 'measures_count', (
          select count(*) from moderation_decisions d
          where d.author_id = r.writer_id and d.action <> 'dismiss' and not d.is_overturned)) end as writer
    from (select count(*)::int as value from cases) total
    left join listed c on true left join reported r on r.id = c.id left join users u on u.id = r.writer_id
    order by c.reports_count desc, c.reported_at, c.id`);
  return toPage(rows as never, (row: ReportCase) => row, query);
}

export type ReportedSubject = {
  subject: ReportSubject;
  subject_id: number;
  post_id: number | null;
  writer_id: number | null;
  excerpt: string;
};

/** Undefined when the report is decided, or its subject gone. */
export async function findReportedSubject(reportId: number): Promise<ReportedSubject | undefined> {
  const [row] = await db.execute<ReportedSubject>(sql`
    select subject, subject_id, post_id, writer_id, excerpt from (${openReports}) reported where id = ${reportId}`);
  return row;
}

export function openReportsAbout({ subject, subject_id }: ReportedSubject): SQL {
  return sql`subject_type = ${subject} and subject_id = ${subject_id} and status = 'pending'`;
}
