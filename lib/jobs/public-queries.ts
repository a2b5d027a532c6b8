import { and, desc, eq, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { isOpen } from "@/db/open-jobs";
import { companies } from "@/db/schema/companies";
import { jobPostings } from "@/db/schema/jobs";
import type { Viewer } from "@/lib/core/auth/viewer";
import type { Job } from "./schemas";
import { jobColumns } from "./select";
import { serializeJob } from "./serialize";

const maxCompanyJobs = 100;

export async function listCompanyPublicJobs(viewer: Viewer, companyId: number): Promise<Job[]> {
  const rows = await db
    .select(jobColumns(viewer))
    .from(jobPostings)
    .innerJoin(companies, eq(companies.id, jobPostings.companyId))
    .where(and(eq(jobPostings.companyId, companyId), isOpen))
    .orderBy(desc(jobPostings.createdAt), desc(jobPostings.id))
    .limit(maxCompanyJobs);
  return rows.map(serializeJob);
}

type JobUrl = { id: number; changedAt: string };

export function listJobUrls(_viewer: Viewer, limit: number): Promise<JobUrl[]> {
  return db
    .select({
      id: jobPostings.id,
      changedAt: sql<string>`coalesce(${jobPostings.editedAt}, ${jobPostings.createdAt})`,
    })
    .from(jobPostings)
    .where(isOpen)
    .orderBy(desc(jobPostings.createdAt), desc(jobPostings.id))
    .limit(limit);
}
