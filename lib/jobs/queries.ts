import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { jobPostings } from "@/db/schema/jobs";
import { ownCompanyId } from "@/lib/companies/policy";
import type { QueryOf } from "@/lib/core/api/endpoint";
import type { Viewer } from "@/lib/core/auth/viewer";
import { byRelevance } from "@/lib/core/database/by-relevance";
import { AppError } from "@/lib/core/errors/app-error";
import { isWholeBoard, listBoard } from "./board";
import type { listCompanyJobs as companyEndpoint, JobsQuery } from "./contract";
import { jobVisibleTo } from "./policy";
import type { Job } from "./schemas";
import { hasWords, searchJobs } from "./search";
import { selectJobs, selectJobsPage, serializeJob } from "./select";

const newestFirst = sql`${desc(jobPostings.createdAt)}, ${desc(jobPostings.id)}`;

export function listJobs(viewer: Viewer, query: JobsQuery) {
  if (isWholeBoard(query)) return listBoard(viewer, query);
  const join = { source: searchJobs(query), on: sql`${jobPostings.id} = match.job_id` };
  return selectJobsPage(viewer, query, { join, orderBy: orderTerms(query) });
}

function orderTerms({ sort, q }: JobsQuery): SQL {
  if (sort === "deadline") return sql`${asc(jobPostings.applicationDeadline)}, ${newestFirst}`;
  if (sort === "latest" || !q) return newestFirst;
  return sql`${byRelevance(jobPostings.createdAt)}, ${newestFirst}`;
}

export async function getJob(viewer: Viewer, id: number): Promise<Job> {
  const [row] = await selectJobs(viewer).where(and(eq(jobPostings.id, id), jobVisibleTo(viewer)));
  if (!row) throw new AppError("not_found");
  return serializeJob(row);
}

const maxOptions = 100;

/** The options of a select: the newest jobs, and the selected one however old it is. */
export function listJobOptions(viewer: Viewer<"company">, selectedId: number | undefined) {
  const { id, title, companyId, deletedAt } = jobPostings;
  const isOwn = and(eq(companyId, ownCompanyId(viewer)), isNull(deletedAt));
  const newest = db.select({ id }).from(jobPostings).where(isOwn).orderBy(newestFirst).limit(maxOptions);
  return db
    .select({ id, title })
    .from(jobPostings)
    .where(and(isOwn, or(inArray(id, newest), eq(id, selectedId ?? 0))))
    .orderBy(newestFirst);
}

export function listCompanyJobs(viewer: Viewer<"company">, query: QueryOf<typeof companyEndpoint>) {
  const where = and(
    eq(jobPostings.companyId, ownCompanyId(viewer)),
    isNull(jobPostings.deletedAt),
    query.status && eq(jobPostings.status, query.status),
    query.q ? hasWords(query.q) : undefined,
  );
  return selectJobsPage(viewer, query, { where, orderBy: newestFirst });
}
