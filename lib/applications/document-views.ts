import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { applicationEvents, applications } from "@/db/schema/applications";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { userChannel } from "@/lib/core/realtime/channels";
import { publish } from "@/lib/core/realtime/publish";
import { getSubjects, notifyStudent } from "./notify";

export type DocumentView = { applicationId: number; documentId: number };

/** A viewer reads a file in several calls: within so many minutes they are one opening. */
const minutesOfOne = 5;

/**
 * Keeps that somebody of the company or the school opened documents: the student sees it, the security log has it, and
 * the company's first look at an application makes it reviewed.
 */
export async function recordDocumentViews(
  viewer: Viewer<"company" | "admin">,
  opened: DocumentView[],
  caller?: { address: string },
): Promise<void> {
  if (opened.length === 0) return;
  const turned = await runTransaction(viewer, async (tx) => {
    await lockApplications(tx, opened);
    const fresh = await insertEvents(tx, viewer, opened);
    const events = fresh.map(({ applicationId, documentId }) => ({
      action: "document_opened" as const,
      actorId: viewer.id,
      subject: ["application", applicationId] as const,
      caller,
      details: { document: documentId },
    }));
    await recordAudit(tx, events);
    return viewer.role === "company" ? markReviewed(tx, viewer, fresh) : [];
  });
  for (const [at, { id, studentId }] of turned.entries()) {
    const channels = at === 0 ? [userChannel(studentId), userChannel(viewer.id)] : userChannel(studentId);
    await publish(channels, "application:changed", { id });
  }
}

/** Before anything is written, and in the order in which answers lock: neither waits for the other for ever. */
async function lockApplications(tx: Database, opened: DocumentView[]): Promise<void> {
  await tx
    .select({ id: applications.id })
    .from(applications)
    .where(
      inArray(
        applications.id,
        opened.map(({ applicationId }) => applicationId),
      ),
    )
    .orderBy(asc(applications.id))
    .for("update");
}

async function insertEvents(
  tx: Database,
  viewer: Viewer<"company" | "admin">,
  opened: DocumentView[],
): Promise<DocumentView[]> {
  const pairs = sql.join(
    opened.map(({ applicationId, documentId }) => sql`(${applicationId}::int, ${documentId}::int)`),
    sql`, `,
  );
  const rows = await tx.execute<DocumentView>(sql`
    insert into ${applicationEvents} (application_id, document_id, actor_id, kind)
    select application_id, document_id, ${viewer.id}, 'opened' from (values ${pairs}) opened (application_id, document_id)
    where not exists (select from ${applicationEvents} e where e.application_id = opened.application_id
      and e.document_id = opened.document_id and e.actor_id = ${viewer.id} and e.kind = 'opened'
      and e.created_at > now() - make_interval(mins => ${minutesOfOne}))
    returning application_id as "applicationId", document_id as "documentId"`);
  return [...rows];
}

async function markReviewed(tx: Database, viewer: Viewer<"company" | "admin">, fresh: DocumentView[]) {
  const ids = fresh.map(({ applicationId }) => applicationId);
  if (ids.length === 0) return [];
  const turned = await tx
    .update(applications)
    .set({ status: "reviewed" })
    .where(and(inArray(applications.id, ids), eq(applications.status, "pending")))
    .returning({ id: applications.id, studentId: applications.studentId });
  if (turned.length === 0) return [];
  const said = { status: "reviewed", message: null } as const;
  await tx
    .insert(applicationEvents)
    .values(
      turned.map(({ id }) => ({ applicationId: id, actorId: viewer.id, kind: "status", ...said }) as const),
    );
  const turnedIds = turned.map(({ id }) => id);
  for (const subject of (await getSubjects(tx, turnedIds)).values())
    await notifyStudent(tx, subject, { ...said, actorId: viewer.id });
  return turned;
}
