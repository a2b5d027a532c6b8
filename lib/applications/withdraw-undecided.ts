import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { isUndecided } from "@/db/decisions";
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
  const ownUndecided = and(eq(applications.studentId, studentId), isUndecided);
  await tx.execute(sql`select from ${jobPostings}
    where id in (select job_posting_id from ${applications} where ${ownUndecided}) order by id for no key update`);
  const withdrawn = await tx
    .update(applications)
    .set({ withdrawnAt: sql`now()` })
    .where(ownUndecided)
    .returning({ id: applications.id });
  if (withdrawn.length === 0) return [];
  const ids = withdrawn.map(({ id }) => id);
  const events = ids.map((applicationId) => ({ applicationId, actorId, kind: "withdrawn" as const }));
  await insertTimelineEvents(tx, events);
  const notified: { id: number; recruiters: number[] }[] = [];
  for (const [id, subject] of await getSubjects(tx, ids))
    notified.push({ id, recruiters: await notifyRecruiters(tx, "application_withdrawn", subject) });
  return notified;
}
