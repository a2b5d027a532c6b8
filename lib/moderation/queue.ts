import { type SQL, sql } from "drizzle-orm";
import { db, type ReadDatabase } from "@/db/client";
import type { ReportSubject } from "@/db/enums";
import { users } from "@/db/schema/users";
import { matchesWebsite } from "@/lib/companies/matches-website";
import type { QueryOf } from "@/lib/core/api/endpoint";
import { paginate, toOffset } from "@/lib/core/api/pagination";
import { isoTextOf } from "@/lib/core/api/response-columns";
import { isActiveAdmin } from "@/lib/core/auth/list-admins";
import type { Viewer } from "@/lib/core/auth/viewer";
import { openReports } from "./queries";
import type { listQueue as listEndpoint, QueueItem } from "./queue-contract";
import { itemDetails, openItems, visitorHistories } from "./queue-items";

type Row = Pick<QueueItem, "subject" | "subject_id" | "waiting_since" | "assignee"> & {
  /** Null in the one row of a page without items. */
  id: number | null;
  total: number;
  waiting: number;
  details: object;
};

/**
 * Runs one query, which reads the context only for the items on the page. An item assigned to a user who no longer
 * moderates counts as unassigned.
 */
export async function listQueue(viewer: Viewer<"admin">, query: QueryOf<typeof listEndpoint>) {
  const where = {
    all: sql`true`,
    mine: sql`assignee_id = ${viewer.id}`,
    unassigned: sql`assignee_id is null`,
  }[query.assigned];
  const rows = await db.execute<Row>(sql`
    with items as materialized (
      select o.id, o.subject, o.subject_id, o.weight, o.waiting_since, ${users.id} as assignee_id, ${users.name} as assignee
      from (${openItems}) o
      left join moderation_assignments a on a.subject_type = o.subject and a.subject_id = o.subject_id
      left join ${users} on ${users.id} = a.assignee_id and ${isActiveAdmin}),
    listed as (
      select id, subject, subject_id, weight, waiting_since, assignee_id, assignee from items where ${where}
      order by weight desc, waiting_since, subject, id
      limit ${query.per_page} offset ${toOffset(query)}),
    visitors as materialized (${visitorHistories})
    select counts.total, counts.waiting, i.id, i.subject, i.subject_id, ${isoTextOf(sql`i.waiting_since`)} as waiting_since,
      case when i.assignee_id is not null then json_build_object('id', i.assignee_id, 'name', i.assignee) end as assignee,
      ${itemDetails} as details
    from (select count(*) filter (where ${where})::int as total, count(*)::int as waiting from items) counts
    left join listed i on true
    order by i.weight desc, i.waiting_since, i.subject, i.id`);
  const listed = rows.flatMap(({ total: _, waiting: __, details, ...row }) =>
    row.id === null ? [] : [withDomain({ ...row, ...details } as QueueItem)],
  );
  return { data: paginate(listed, rows[0]?.total ?? 0, query), waiting: rows[0]?.waiting ?? 0 };
}

function withDomain(item: QueueItem): QueueItem {
  if (item.subject !== "pending_company") return item;
  return { ...item, email_matches_website: matchesWebsite(item.email, item.website) };
}

export type ReportedSubject = {
  subject: ReportSubject;
  subject_id: number;
  post_id: number | null;
  writer_id: number | null;
  excerpt: string;
};

export type OpenCase = ReportedSubject & { is_deleted: boolean };

/** Undefined when the report is decided, or its subject no longer exists. */
export async function findReportedSubject(
  reportId: number,
  database: ReadDatabase = db,
): Promise<OpenCase | undefined> {
  const [row] = await database.execute<OpenCase>(sql`
    select subject, subject_id, post_id, writer_id, excerpt, is_deleted from (${openReports}) reported where id = ${reportId}`);
  return row;
}

export function openReportsAbout({ subject, subject_id }: ReportedSubject): SQL {
  return sql`subject_type = ${subject} and subject_id = ${subject_id} and status = 'pending'`;
}
