import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { applications } from "@/db/schema/applications";
import { companies } from "@/db/schema/companies";
import { jobPostings } from "@/db/schema/jobs";
import { users } from "@/db/schema/users";
import { paginate, toOffset } from "@/lib/core/api/pagination";
import { prepareFirstPage } from "@/lib/core/api/prepare-first-page";
import { toIsoDate } from "@/lib/core/api/response-columns";
import { selectPage } from "@/lib/core/api/select-page";
import type { Member, MemberParams } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { noCounts } from "./constants";
import type { ApplicationsQuery } from "./contract";
import { applicationVisibleTo } from "./policy";
import type { Application, ApplicationCounts, ApplicationWithEvents } from "./schemas";
import { selectMatchingApplications } from "./search";
import {
  type ApplicationRow,
  applicationColumns,
  coverLetters,
  resumes,
  selectApplications,
  serializeApplication,
  timeline,
} from "./select";

export async function listApplications(viewer: Member, query: ApplicationsQuery) {
  const rows = await readApplicationRows(viewer, query);
  const totals = { ...noCounts, ...rows[0]?.counts };
  const total = query.status
    ? totals[query.status]
    : Object.values(totals).reduce((sum, count) => sum + count);
  const listed = rows.flatMap((row) =>
    row.id === null ? [] : [serializeApplication(viewer, row as ApplicationRow)],
  );
  return { ...paginate(listed, total, query), counts: totals };
}

/** The first page in the sizes of the API and the screens. */
const firstPages = [20, 100].map((per_page) => ({ page: 1, per_page }));

const readApplicationRows = prepareFirstPage(firstPages, selectApplicationRows);

function selectApplicationRows(viewer: MemberParams, query: ApplicationsQuery) {
  const listed = db.$with("listed").as(selectMatchingApplications(viewer, query));
  const counts = db
    .select({
      counts: sql<Partial<ApplicationCounts> | null>`(select json_object_agg(status, count)
        from (select status, count(*) as count from ${listed} group by status) each)`.as("counts"),
    })
    .from(sql`(select 1) one`)
    .as("counted");
  const { page } = selectPage(
    {
      from: listed,
      id: listed.id,
      where: query.status && sql`${listed.status} = ${query.status}`,
      order: [desc(listed.createdAt), desc(listed.id)],
      isLimitInText: true,
    },
    query,
  );
  // Only the first row has the counts: otherwise every row would contain them, and each copy would be parsed.
  const first = toOffset(query) + 1;
  const countsOnce = sql<Partial<ApplicationCounts> | null>`case when coalesce(${page.rowNumber}, ${first}) = ${first}
    then ${counts.counts} end`;
  return db
    .with(listed)
    .select({ counts: countsOnce, ...applicationColumns(viewer) })
    .from(counts)
    .leftJoin(page, sql`true`)
    .leftJoin(applications, eq(applications.id, page.id))
    .leftJoin(jobPostings, eq(jobPostings.id, applications.jobPostingId))
    .leftJoin(companies, eq(companies.id, jobPostings.companyId))
    .leftJoin(users, eq(users.id, applications.studentId))
    .leftJoin(resumes, eq(resumes.id, applications.resumeId))
    .leftJoin(coverLetters, eq(coverLetters.id, applications.coverLetterId))
    .orderBy(asc(page.rowNumber));
}

export async function getApplication(viewer: Member, id: number): Promise<ApplicationWithEvents> {
  const [row] = await selectApplications(viewer, { events: timeline }).where(
    and(eq(applications.id, id), applicationVisibleTo(viewer)),
  );
  if (!row) throw new AppError("not_found");
  const events = row.events.map((event) => ({ ...event, created_at: toIsoDate(event.created_at) }));
  return { ...serializeApplication(viewer, row), events };
}

export async function getApplications(viewer: Member, ids: number[]): Promise<Application[]> {
  const rows = await selectApplications(viewer)
    .where(and(inArray(applications.id, ids), applicationVisibleTo(viewer)))
    .orderBy(desc(applications.createdAt), desc(applications.id));
  return rows.map((row) => serializeApplication(viewer, row));
}
