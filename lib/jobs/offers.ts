import { and, desc, eq, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { companies } from "@/db/schema/companies";
import { jobPostings } from "@/db/schema/jobs";
import type { Viewer } from "@/lib/auth/viewer";
import { jobColumns } from "./columns";
import { isOpen } from "./policy";
import { presentJob } from "./present";
import type { Job } from "./shapes";

const most = 100;

/** What a company offers to everybody, newest first. */
export async function listOffersOf(viewer: Viewer, companyId: number): Promise<Job[]> {
  const rows = await db
    .select(jobColumns(viewer))
    .from(jobPostings)
    .innerJoin(companies, eq(companies.id, jobPostings.companyId))
    .where(and(eq(jobPostings.companyId, companyId), isOpen))
    .orderBy(desc(jobPostings.createdAt), desc(jobPostings.id))
    .limit(most);
  return rows.map(presentJob);
}

type Addressed = { id: number; changedAt: string };

/** The newest open offers and when each last changed; for the sitemap. */
export function listOfferAddresses(_viewer: Viewer, atMost: number): Promise<Addressed[]> {
  return db
    .select({
      id: jobPostings.id,
      changedAt: sql<string>`coalesce(${jobPostings.editedAt}, ${jobPostings.createdAt})`,
    })
    .from(jobPostings)
    .where(isOpen)
    .orderBy(desc(jobPostings.createdAt), desc(jobPostings.id))
    .limit(atMost);
}
