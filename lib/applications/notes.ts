import { and, asc, eq, or, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { applicationNotes, applications } from "@/db/schema/applications";
import { jobPostings } from "@/db/schema/jobs";
import { users } from "@/db/schema/users";
import { isMemberOf } from "@/lib/companies/policy";
import { ownerRoles } from "@/lib/companies/roles";
import { isoDateOf } from "@/lib/core/api/response-columns";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { applicationLimits } from "./constants";
import { applicationVisibleTo } from "./policy";
import { lockForReview } from "./review";
import type { ApplicationNote } from "./schemas";

type CompanyViewer = Viewer<"company">;

export async function listNotes(viewer: CompanyViewer, applicationId: number): Promise<ApplicationNote[]> {
  const rows = await db
    .select({
      id: applicationNotes.id,
      content: applicationNotes.content,
      author: { id: users.id, name: users.name },
      can_delete: sql<boolean>`coalesce(${noteDeletableBy(viewer)}, false)`,
      created_at: isoDateOf(applicationNotes.createdAt),
    })
    .from(applications)
    .innerJoin(jobPostings, eq(jobPostings.id, applications.jobPostingId))
    .leftJoin(applicationNotes, eq(applicationNotes.applicationId, applications.id))
    .leftJoin(users, eq(users.id, applicationNotes.authorId))
    .where(and(eq(applications.id, applicationId), applicationVisibleTo(viewer)))
    .orderBy(asc(applicationNotes.createdAt), asc(applicationNotes.id));
  if (rows.length === 0) throw new AppError("not_found");
  // An application without notes has one row, without a note.
  return rows.filter((row): row is ApplicationNote => row.id !== null);
}

/** Throws `too_many_notes`. */
export async function createNote(
  viewer: CompanyViewer,
  applicationId: number,
  content: string,
): Promise<ApplicationNote> {
  const row = await runTransaction(viewer, async (tx) => {
    // The lock on the application makes the limit hold for simultaneous requests.
    await lockForReview(tx, viewer, [applicationId]);
    const count = await tx.$count(applicationNotes, eq(applicationNotes.applicationId, applicationId));
    if (count >= applicationLimits.notes) throw new AppError("too_many_notes");
    const [inserted] = await tx
      .insert(applicationNotes)
      .values({ applicationId, authorId: viewer.id, content: content.trim() })
      .returning({ id: applicationNotes.id, created_at: isoDateOf(applicationNotes.createdAt) });
    return inserted;
  });
  if (!row) throw new AppError("internal");
  return { ...row, content: content.trim(), author: { id: viewer.id, name: viewer.name }, can_delete: true };
}

export async function deleteNote(
  viewer: CompanyViewer,
  applicationId: number,
  noteId: number,
): Promise<void> {
  const isDeletable = sql`exists (
    select from ${applications} join ${jobPostings} on ${jobPostings.id} = ${applications.jobPostingId}
    where ${applications.id} = ${applicationId} and ${applicationVisibleTo(viewer)} and ${noteDeletableBy(viewer)})`;
  await runTransaction(viewer, async (tx) => {
    const [deleted] = await tx
      .delete(applicationNotes)
      .where(
        and(eq(applicationNotes.id, noteId), eq(applicationNotes.applicationId, applicationId), isDeletable),
      )
      .returning({ authorId: applicationNotes.authorId });
    if (!deleted) throw new AppError("not_found");
    if (deleted.authorId === viewer.id) return;
    const details = { author: deleted.authorId };
    await recordAudit(tx, viewer, "note_deleted", ["application", applicationId], details);
  });
}

function noteDeletableBy(viewer: CompanyViewer): SQL | undefined {
  return or(eq(applicationNotes.authorId, viewer.id), isMemberOf(viewer, jobPostings.companyId, ownerRoles));
}
