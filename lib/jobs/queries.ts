import { and, asc, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { companies } from "@/db/schema/companies";
import { jobPostings } from "@/db/schema/jobs";
import { ownCompanyId } from "@/lib/companies/policy";
import type { QueryOf } from "@/lib/core/api/endpoint";
import { toOffset, toPage } from "@/lib/core/api/pagination";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { byRelevance } from "@/lib/search/by-relevance";
import type { listCompanyJobs as companyEndpoint, JobsQuery } from "./contract";
import { jobVisibleTo } from "./policy";
import type { Job } from "./schemas";
import { searchJobs } from "./search";
import { jobColumns } from "./select";
import { serializeJob } from "./serialize";

/** A page of the board: open offers that match; `total` stops at `boardLimit`. One query. */
export async function listJobs(viewer: Viewer, query: JobsQuery) {
  const found = db.$with("found").as(
    db
      .select({
        id: jobPostings.id,
        place: sql<number>`row_number() over (order by ${orderTerms(query)})`.as("place"),
      })
      .from(searchJobs(query))
      .innerJoin(jobPostings, eq(jobPostings.id, sql`match.job_id`)),
  );
  const total = db
    .select({ value: sql<number>`count(*)::int`.as("value") })
    .from(found)
    .as("total");
  const page = db
    .select({ id: found.id, place: found.place })
    .from(found)
    .orderBy(asc(found.place))
    .limit(query.per_page)
    .offset(toOffset(query))
    .as("page");
  const rows = await db
    .with(found)
    .select({ total: total.value, ...jobColumns(viewer) })
    .from(total)
    .leftJoin(page, sql`true`)
    .leftJoin(jobPostings, eq(jobPostings.id, page.id))
    .leftJoin(companies, eq(companies.id, jobPostings.companyId))
    .orderBy(asc(page.place));
  return toPage(rows, serializeJob, query);
}

function orderTerms({ sort, q }: JobsQuery): SQL {
  const newest = sql`${desc(jobPostings.createdAt)}, ${desc(jobPostings.id)}`;
  if (sort === "deadline") return sql`${asc(jobPostings.applicationDeadline)}, ${newest}`;
  if (sort === "latest" || !q) return newest;
  return sql`${byRelevance(jobPostings.createdAt)}, ${newest}`;
}

/** One offer that the viewer may open. Throws `not_found`. */
export async function getJob(viewer: Viewer, id: number): Promise<Job> {
  const [row] = await db
    .select(jobColumns(viewer))
    .from(jobPostings)
    .innerJoin(companies, eq(companies.id, jobPostings.companyId))
    .where(and(eq(jobPostings.id, id), jobVisibleTo(viewer)));
  if (!row) throw new AppError("not_found");
  return serializeJob(row);
}

/** What the viewer's company offers, whatever its status, newest first. One query. */
export async function listCompanyJobs(viewer: Viewer<"company">, query: QueryOf<typeof companyEndpoint>) {
  const own = and(
    eq(jobPostings.companyId, ownCompanyId(viewer)),
    isNull(jobPostings.deletedAt),
    query.status && eq(jobPostings.status, query.status),
  );
  const total = db
    .select({ value: sql<number>`count(*)::int`.as("value") })
    .from(jobPostings)
    .where(own)
    .as("total");
  const page = db
    .select({ id: jobPostings.id })
    .from(jobPostings)
    .where(own)
    .orderBy(desc(jobPostings.createdAt), desc(jobPostings.id))
    .limit(query.per_page)
    .offset(toOffset(query))
    .as("page");
  const rows = await db
    .select({ total: total.value, ...jobColumns(viewer) })
    .from(total)
    .leftJoin(page, sql`true`)
    .leftJoin(jobPostings, eq(jobPostings.id, page.id))
    .leftJoin(companies, eq(companies.id, jobPostings.companyId))
    .orderBy(desc(jobPostings.createdAt), desc(jobPostings.id));
  return toPage(rows, serializeJob, query);
}
