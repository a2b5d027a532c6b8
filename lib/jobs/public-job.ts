import { and, desc, eq, ne, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { isOpen } from "@/db/open-jobs";
import { companies } from "@/db/schema/companies";
import { jobPostings } from "@/db/schema/jobs";
import { isPublicCompany } from "@/lib/companies/policy";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import type { Job } from "./schemas";
import { jobColumns } from "./select";
import { serializeJob } from "./serialize";

const maxCandidates = 200;
const maxSimilar = 4;

export async function findPublicJob(
  viewer: Viewer,
  id: number,
): Promise<{ job: Job | null; similar: Job[] }> {
  const [[row], similar] = await Promise.all([getPublicJob(viewer, id), listSimilarJobs(viewer, id)]);
  if (!row) throw new AppError("not_found");
  return { job: row.isOpen ? serializeJob(row) : null, similar };
}

function getPublicJob(viewer: Viewer, id: number) {
  return db
    .select(jobColumns(viewer))
    .from(jobPostings)
    .innerJoin(companies, eq(companies.id, jobPostings.companyId))
    .where(and(eq(jobPostings.id, id), ne(jobPostings.status, "draft"), isPublicCompany));
}

async function listSimilarJobs(viewer: Viewer, id: number): Promise<Job[]> {
  const newest = db
    .select({ id: jobPostings.id })
    .from(jobPostings)
    .where(and(isOpen, ne(jobPostings.id, id)))
    .orderBy(desc(jobPostings.createdAt), desc(jobPostings.id))
    .limit(maxCandidates)
    .as("newest");
  const similarity = sql`(coalesce(about.category = ${jobPostings.category}, false)::int * 4
    + (about.company_id = ${jobPostings.companyId})::int * 2 + (about.type = ${jobPostings.type})::int)`;
  const rows = await db
    .select(jobColumns(viewer))
    .from(newest)
    .innerJoin(jobPostings, eq(jobPostings.id, newest.id))
    .innerJoin(companies, eq(companies.id, jobPostings.companyId))
    .innerJoin(sql`${jobPostings} about`, sql`about.id = ${id}`)
    .orderBy(desc(similarity), desc(jobPostings.createdAt), desc(jobPostings.id))
    .limit(maxSimilar);
  return rows.map(serializeJob);
}
