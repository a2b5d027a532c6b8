import { and, desc, eq, sql } from "drizzle-orm";
import { isOpen } from "@/db/open-jobs";
import { jobPostings, savedJobs } from "@/db/schema/jobs";
import { type PageQuery, toPage } from "@/lib/core/api/pagination";
import { prepareFirstPage } from "@/lib/core/api/prepare-first-page";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { MemberParams, Viewer } from "@/lib/core/auth/viewer";
import { requireRow } from "@/lib/core/errors/require-row";
import { jobVisibleTo } from "./policy";
import { selectJobRows, serializeJob } from "./select";

type Student = Viewer<"student">;

export async function saveJob(viewer: Student, id: number): Promise<void> {
  await runTransaction(viewer, async (tx) => {
    await requireRow(tx, jobPostings, eq(jobPostings.id, id), jobVisibleTo(viewer));
    await tx.insert(savedJobs).values({ userId: viewer.id, jobPostingId: id }).onConflictDoNothing();
  });
}

export async function unsaveJob(viewer: Student, id: number): Promise<void> {
  await runTransaction(viewer, (tx) =>
    tx.delete(savedJobs).where(and(eq(savedJobs.userId, viewer.id), eq(savedJobs.jobPostingId, id))),
  );
}

export async function listSavedJobs(viewer: Student, query: PageQuery) {
  return toPage(await readSavedRows(viewer, query), serializeJob, query);
}

const readSavedRows = prepareFirstPage([{ page: 1, per_page: 20 }], selectSavedRows);

function selectSavedRows(viewer: MemberParams, query: PageQuery) {
  return selectJobRows(viewer, query, {
    join: { source: sql`${savedJobs}`, on: sql`${jobPostings.id} = ${savedJobs.jobPostingId}` },
    where: and(eq(savedJobs.userId, viewer.id), isOpen),
    orderBy: sql`${desc(savedJobs.createdAt)}, ${desc(savedJobs.jobPostingId)}`,
  });
}
