import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { undecidedStatuses } from "@/db/enums";
import { applications } from "@/db/schema/applications";
import { jobPostings } from "@/db/schema/jobs";
import { insertTimelineEvents } from "./insert-timeline-events";
import { getSubjects, notifyRecruiters } from "./notify";

/** Called for a user who is no longer a student. Returns the members of the companies, who are notified. */
export async function withdrawUndecidedApplications(
  tx: Transaction,
  studentId: number,
  actorId: number,
): Promise<{ id: number; recruiters: number[] }[]> {
  const isUndecided = and(
    eq(applications.studentId, studentId),
    inArray(applications.status, [...undecidedStatuses]),
    isNull(applications.withdrawnAt),
  );
  await tx.execute(sql`select from ${jobPostings}
    where id in (select job_posting_id from ${applications} where ${isUndecided}) order by id for no key update`);
  const withdrawn = await tx
    .update(applications)
    .set({ withdrawnAt: sql`now()` })
    .where(isUndecided)
    .returning({ applicationId: applications.id });
  if (withdrawn.length === 0) return [];
  await insertTimelineEvents(
    tx,
    withdrawn.map((row) => ({ ...row, actorId, kind: "withdrawn" })),
  );
  const subjects = await getSubjects(
    tx,
    withdrawn.map(({ applicationId }) => applicationId),
  );
  const notified: { id: number; recruiters: number[] }[] = [];
  for (const [id, subject] of subjects)
    notified.push({ id, recruiters: await notifyRecruiters(tx, "application_withdrawn", subject) });
  return notified;
}
