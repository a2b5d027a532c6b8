import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { applicationEvents, applications } from "@/db/schema/applications";
import { jobPostings } from "@/db/schema/jobs";
import { recordAudits } from "@/lib/core/audit/audit-log";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { insertTimelineEvents } from "./insert-timeline-events";
import { getSubjects, listRecruiters, notifyStudent, publishChanges, type Subject } from "./notify";
import { applicationReviewableBy } from "./policy";

export type DocumentView = { applicationId: number; documentId: number };

// Range requests: views within 5 minutes count once.
const sameViewMinutes = 5;

/** The first view by a member who may decide makes an application `reviewed`. */
export async function recordDocumentViews(
  viewer: Viewer<"company" | "admin">,
  views: DocumentView[],
): Promise<void> {
  if (views.length === 0) return;
  const { changed, recruiters } = await runTransaction(viewer, async (tx) => {
    await lockApplications(tx, views);
    const fresh = await insertEvents(tx, viewer, views);
    const events = fresh.map(({ applicationId, documentId }) => ({
      action: "document_opened" as const,
      actorId: viewer.id,
      subject: ["application", applicationId] as const,
      details: { document: documentId },
    }));
    await recordAudits(tx, events);
    const changed = viewer.role === "company" ? await markReviewed(tx, viewer, fresh) : [];
    return { changed, recruiters: await listRecruiters(tx, changed) };
  });
  publishChanges(viewer, changed, recruiters);
}

/** Locks in the order of reviews, before anything is written: no deadlock. */
async function lockApplications(tx: Database, views: DocumentView[]): Promise<void> {
  const ids = views.map(({ applicationId }) => applicationId);
  await tx
    .select({ id: applications.id })
    .from(applications)
    .where(inArray(applications.id, ids))
    .orderBy(asc(applications.id))
    .for("update");
}

async function insertEvents(
  tx: Database,
  viewer: Viewer<"company" | "admin">,
  views: DocumentView[],
): Promise<DocumentView[]> {
  const pairs = views.map(
    ({ applicationId, documentId }) => sql`(${applicationId}::int, ${documentId}::int)`,
  );
  const rows = await tx.execute<DocumentView>(sql`
    insert into ${applicationEvents} (application_id, document_id, actor_id, kind)
    select application_id, document_id, ${viewer.id}, 'opened'
    from (values ${sql.join(pairs, sql`, `)}) opened (application_id, document_id)
    where not exists (select from ${applicationEvents} e where e.application_id = opened.application_id
      and e.document_id = opened.document_id and e.actor_id = ${viewer.id} and e.kind = 'opened'
      and e.created_at > now() - make_interval(mins => ${sameViewMinutes}))
    returning application_id as "applicationId", document_id as "documentId"`);
  return [...rows];
}

async function markReviewed(
  tx: Database,
  viewer: Viewer<"company">,
  fresh: DocumentView[],
): Promise<Subject[]> {
  const ids = fresh.map(({ applicationId }) => applicationId);
  if (ids.length === 0) return [];
  const reviewed = await tx
    .update(applications)
    .set({ status: "reviewed" })
    .from(jobPostings)
    .where(
      and(
        inArray(applications.id, ids),
        eq(applications.status, "pending"),
        eq(jobPostings.id, applications.jobPostingId),
        // The application may have been withdrawn since the document was authorised.
        applicationReviewableBy(viewer),
      ),
    )
    .returning({ id: applications.id });
  if (reviewed.length === 0) return [];
  const decision = { status: "reviewed", message: null } as const;
  const event = { actorId: viewer.id, kind: "status", ...decision } as const;
  const reviewedIds = reviewed.map(({ id }) => id);
  const events = reviewedIds.map((applicationId) => ({ applicationId, ...event }));
  await insertTimelineEvents(tx, events);
  const changed = [...(await getSubjects(tx, reviewedIds)).values()];
  for (const subject of changed) await notifyStudent(tx, subject, { ...decision, actorId: viewer.id });
  return changed;
}
