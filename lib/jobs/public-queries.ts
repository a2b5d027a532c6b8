import { and, desc, eq, ne, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { isOpen } from "@/db/open-jobs";
import { companies } from "@/db/schema/companies";
import { jobPostings } from "@/db/schema/jobs";
import { isPublicCompany } from "@/lib/companies/policy";
import { readerFor } from "@/lib/core/auth/reader-for";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import type { Job } from "./schemas";
import { jobColumns, selectJobs, serializeJob } from "./select";

const maxCompanyJobs = 100;
/** The number of newest jobs among which similar ones are found. */
const maxCandidates = 200;
const maxSimilar = 4;
const newestFirst = [desc(jobPostings.createdAt), desc(jobPostings.id)];

/** `job` is null once it is closed or deleted. */
export async function findPublicJob(
  viewer: Viewer,
  id: number,
): Promise<{ job: Job | null; similar: Job[] }> {
  const isPublic = and(eq(jobPostings.id, id), ne(jobPostings.status, "draft"), isPublicCompany);
  const [[row], similar] = await Promise.all([
    selectJobs(viewer).where(isPublic),
    listSimilarJobs(viewer, id),
  ]);
  if (!row) throw new AppError("not_found");
  return { job: row.is_open ? serializeJob(row) : null, similar };
}

/** Jobs of the same category come first, then of the same company, then of the same type. */
async function listSimilarJobs(viewer: Viewer, id: number): Promise<Job[]> {
  const newest = db
    .select({ id: jobPostings.id })
    .from(jobPostings)
    .where(and(isOpen, ne(jobPostings.id, id)))
    .orderBy(...newestFirst)
    .limit(maxCandidates)
    .as("newest");
  const similarity = sql`(coalesce(about.category = ${jobPostings.category}, false)::int * 4
    + (about.company_id = ${jobPostings.companyId})::int * 2 + (about.type = ${jobPostings.type})::int)`;
  const rows = await readerFor(viewer)
    .select(jobColumns(viewer))
    .from(newest)
    .innerJoin(jobPostings, eq(jobPostings.id, newest.id))
    .innerJoin(companies, eq(companies.id, jobPostings.companyId))
    .innerJoin(sql`${jobPostings} about`, sql`about.id = ${id}`)
    .orderBy(desc(similarity), ...newestFirst)
    .limit(maxSimilar);
  return rows.map(serializeJob);
}

export async function listCompanyPublicJobs(viewer: Viewer, companyId: number): Promise<Job[]> {
  const rows = await selectJobs(viewer, readerFor(viewer))
    .where(and(eq(jobPostings.companyId, companyId), isOpen))
    .orderBy(...newestFirst)
    .limit(maxCompanyJobs);
  return rows.map(serializeJob);
}

/** The open jobs, for the sitemap. */
export function listJobUrls(viewer: Viewer, limit: number): Promise<{ id: number; changedAt: string }[]> {
  const changedAt = sql<string>`coalesce(${jobPostings.editedAt}, ${jobPostings.createdAt})`;
  return readerFor(viewer)
    .select({ id: jobPostings.id, changedAt })
    .from(jobPostings)
    .where(isOpen)
    .orderBy(...newestFirst)
    .limit(limit);
}
