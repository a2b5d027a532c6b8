import { asc, eq, type SQL, sql } from "drizzle-orm";
import { db, type ReadDatabase } from "@/db/client";
import { hasReported } from "@/db/has-reported";
import { isOpen } from "@/db/open-jobs";
import type { RowOf } from "@/db/row-of";
import { companies } from "@/db/schema/companies";
import { jobPostings, savedJobs } from "@/db/schema/jobs";
import { isMemberOf } from "@/lib/companies/policy";
import { type PageQuery, toPage } from "@/lib/core/api/pagination";
import { fileUrlOf, isoDateOf } from "@/lib/core/api/response-columns";
import { selectPage } from "@/lib/core/api/select-page";
import { readerFor } from "@/lib/core/auth/reader-for";
import type { Viewer, ViewerParams } from "@/lib/core/auth/viewer";
import { jobEditableBy } from "./policy";
import type { Job, Salary } from "./schemas";

/** `job_postings` and its `companies` must be joined. */
export function jobColumns(viewer: ViewerParams) {
  const { id, title, description, requirements, location, type, status, category, remote, level, locale } =
    jobPostings;
  return {
    ...{ id, title, description, requirements, location, type, status, category, remote, level, locale },
    application_deadline: jobPostings.applicationDeadline,
    company_name: companies.name,
    company: { id: companies.id, name: companies.name, logo_url: fileUrlOf(companies.logoPath) },
    start_date: jobPostings.startDate,
    duration_months: jobPostings.durationMonths,
    salary,
    created_at: isoDateOf(jobPostings.createdAt),
    edited_at: isoDateOf(jobPostings.editedAt),
    is_open: isOpen,
    application_status: applicationStatus(viewer),
    is_saved: isSaved(viewer),
    has_reported: hasReported(viewer.id, "job", jobPostings.id),
    can_edit: jobEditableBy(viewer),
    applications_count: applicationsCount(viewer),
  };
}

type JobRow = RowOf<ReturnType<typeof jobColumns>>;

export function serializeJob({ applications_count, ...job }: JobRow): Job {
  return { ...job, ...(applications_count !== null && { applications_count }) };
}

export function selectJobs(viewer: Viewer, from: ReadDatabase = db) {
  return from
    .select(jobColumns(viewer))
    .from(jobPostings)
    .innerJoin(companies, eq(companies.id, jobPostings.companyId));
}

type Source = {
  /** A further source, joined to `job_postings` on this condition. */
  join?: { source: SQL; on: SQL };
  where?: SQL;
  orderBy: SQL;
};

export async function selectJobsPage(viewer: Viewer, query: PageQuery, source: Source) {
  return toPage(await selectJobRows(viewer, query, source), serializeJob, query);
}

/** The rows of `selectJobsPage`, as a query. */
export function selectJobRows(viewer: ViewerParams, query: PageQuery, { join, where, orderBy }: Source) {
  const rank = sql<number>`row_number() over (order by ${orderBy})`.as("rank");
  const select = db.select({ id: jobPostings.id, rank }).from(jobPostings).where(where).$dynamic();
  const matches = db.$with("matches").as(join ? select.innerJoin(join.source, join.on) : select);
  const list = { from: matches, id: matches.id, order: [asc(matches.rank)] };
  return selectListed(viewer, query, list, readerFor(viewer).with(matches));
}

/** The jobs of a page of a list of ids, with the total. */
export function selectListed(
  viewer: ViewerParams,
  query: PageQuery,
  list: Parameters<typeof selectPage>[0],
  from: Pick<ReadDatabase, "select"> = readerFor(viewer),
) {
  const { page, selectRows } = selectPage(list, query);
  return selectRows(jobColumns(viewer), from)
    .leftJoin(jobPostings, eq(jobPostings.id, page.id))
    .leftJoin(companies, eq(companies.id, jobPostings.companyId));
}

const { salaryMin: min, salaryMax: max, salaryPeriod } = jobPostings;
const salary = sql<Salary | null>`case when coalesce(${min}, ${max}) is not null then
  json_build_object('min', ${min}, 'max', ${max}, 'period', coalesce(${salaryPeriod}, 'month')) end`;

function applicationStatus({ role, id }: ViewerParams): SQL<Job["application_status"]> {
  if (role !== "student") return sql`null`;
  return sql`(select a.status from applications a
    where a.job_posting_id = ${jobPostings.id} and a.student_id = ${id} and a.withdrawn_at is null)`;
}

function isSaved({ role, id }: ViewerParams): SQL<boolean> {
  if (role !== "student") return sql`false`;
  return sql`(select true from ${savedJobs} s
    where s.user_id = ${id} and s.job_posting_id = ${jobPostings.id}) is not null`;
}

function applicationsCount(viewer: ViewerParams): SQL<number | null> {
  if (viewer.role === "admin") return sql`${jobPostings.applicationsCount}`;
  if (viewer.role !== "company") return sql`null`;
  return sql`case when ${isMemberOf(viewer, sql`job_postings.company_id`)} then ${jobPostings.applicationsCount} end`;
}
