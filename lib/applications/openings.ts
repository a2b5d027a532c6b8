import { and, eq, inArray, sql } from "drizzle-orm";
import { type Database, db } from "@/db/client";
import { applicationEvents, applications } from "@/db/schema/applications";
import type { Viewer } from "@/lib/auth/viewer";
import { record } from "@/lib/moderation/security-log";
import { userChannel } from "@/lib/realtime/channels";
import { publish } from "@/lib/realtime/publish";
import { subjectsOf, tellStudent } from "./notices";

export type Opened = { applicationId: number; documentId: number };

/** A viewer reads a file in several calls: within so many minutes they are one opening. */
const minutesOfOne = 5;

/**
 * Keeps that somebody of the company or the school opened documents: the student sees it, the security log has it, and
 * the company's first look at an application makes it reviewed.
 */
export async function recordOpenings(
  viewer: Viewer<"company" | "admin">,
  opened: Opened[],
  caller?: { address: string },
): Promise<void> {
  if (opened.length === 0) return;
  const { fresh, students } = await db.transaction(async (tx) => {
    const fresh = await insertEvents(tx, viewer, opened);
    return { fresh, students: viewer.role === "company" ? await review(tx, viewer, fresh) : [] };
  });
  for (const { applicationId, documentId } of fresh) {
    const subject = ["application", applicationId] as const;
    await record({
      action: "document_opened",
      actorId: viewer.id,
      subject,
      caller,
      details: { document: documentId },
    });
  }
  for (const { studentId, id } of students)
    await publish([userChannel(studentId), userChannel(viewer.id)], "application:changed", { id });
}

async function insertEvents(tx: Database, viewer: Viewer<"company" | "admin">, opened: Opened[]) {
  const pairs = sql.join(
    opened.map(({ applicationId, documentId }) => sql`(${applicationId}::int, ${documentId}::int)`),
    sql`, `,
  );
  return tx.execute<Opened>(sql`
    insert into ${applicationEvents} (application_id, document_id, actor_id, kind)
    select application_id, document_id, ${viewer.id}, 'opened' from (values ${pairs}) opened (application_id, document_id)
    where not exists (select from ${applicationEvents} e where e.application_id = opened.application_id
      and e.document_id = opened.document_id and e.actor_id = ${viewer.id} and e.kind = 'opened'
      and e.created_at > now() - make_interval(mins => ${minutesOfOne}))
    returning application_id as "applicationId", document_id as "documentId"`);
}

async function review(tx: Database, viewer: Viewer<"company" | "admin">, fresh: Iterable<Opened>) {
  const ids = [...new Set([...fresh].map(({ applicationId }) => applicationId))];
  if (ids.length === 0) return [];
  const turned = await tx
    .update(applications)
    .set({ status: "reviewed" })
    .where(and(inArray(applications.id, ids), eq(applications.status, "pending")))
    .returning({ id: applications.id, studentId: applications.studentId });
  const subjects = await subjectsOf(
    tx,
    turned.map(({ id }) => id),
  );
  for (const { id } of turned) {
    const subject = subjects.get(id);
    if (!subject) continue;
    const said = { status: "reviewed", message: null } as const;
    await tx
      .insert(applicationEvents)
      .values({ applicationId: id, actorId: viewer.id, kind: "status", ...said });
    await tellStudent(tx, subject, { ...said, actorId: viewer.id });
  }
  return turned;
}
