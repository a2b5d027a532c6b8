import { and, desc, eq, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { isOpen } from "@/db/open-jobs";
import { companies } from "@/db/schema/companies";
import { jobPostings, savedJobs } from "@/db/schema/jobs";
import { type PageQuery, toOffset, toPage } from "@/lib/core/api/pagination";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { jobVisibleTo } from "./policy";
import { jobColumns } from "./select";
import { serializeJob } from "./serialize";

type Student = Viewer<"student">;

/** Keeps an offer for later; twice is once. Throws `not_found`. */
export async function saveJob(viewer: Student, id: number): Promise<void> {
  await runTransaction(viewer, async (tx) => {
    const [job] = await tx
      .select({ id: jobPostings.id })
      .from(jobPostings)
      .where(and(eq(jobPostings.id, id), jobVisibleTo(viewer)));
    if (!job) throw new AppError("not_found");
    await tx.insert(savedJobs).values({ userId: viewer.id, jobPostingId: id }).onConflictDoNothing();
  });
}

/** Lets it go again; also one that has closed meanwhile. */
export async function unsaveJob(viewer: Student, id: number): Promise<void> {
  await runTransaction(viewer, (tx) =>
    tx.delete(savedJobs).where(and(eq(savedJobs.userId, viewer.id), eq(savedJobs.jobPostingId, id))),
  );
}

/** A page of what the viewer saved and may still apply to, the last saved first. One query. */
export async function listSavedJobs(viewer: Student, query: PageQuery) {
  const own = and(eq(savedJobs.userId, viewer.id), isOpen);
  const total = db
    .select({ value: sql<number>`count(*)::int`.as("value") })
    .from(savedJobs)
    .innerJoin(jobPostings, eq(jobPostings.id, savedJobs.jobPostingId))
    .where(own)
    .as("total");
  const page = db
    .select({ id: savedJobs.jobPostingId, savedAt: savedJobs.createdAt })
    .from(savedJobs)
    .innerJoin(jobPostings, eq(jobPostings.id, savedJobs.jobPostingId))
    .where(own)
    .orderBy(desc(savedJobs.createdAt), desc(savedJobs.jobPostingId))
    .limit(query.per_page)
    .offset(toOffset(query))
    .as("page");
  const rows = await db
    .select({ total: total.value, ...jobColumns(viewer) })
    .from(total)
    .leftJoin(page, sql`true`)
    .leftJoin(jobPostings, eq(jobPostings.id, page.id))
    .leftJoin(companies, eq(companies.id, jobPostings.companyId))
    .orderBy(desc(page.savedAt), desc(page.id));
  return toPage(rows, serializeJob, query);
}
