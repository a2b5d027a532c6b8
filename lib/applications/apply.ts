import { and, eq, isNull, sql } from "drizzle-orm";
import { type Database, db, type ReadDatabase } from "@/db/client";
import { isOpen } from "@/db/open-jobs";
import { applicationEvents, applications, documents } from "@/db/schema/applications";
import { jobPostings } from "@/db/schema/jobs";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { consume } from "@/lib/core/api/rate-limiter";
import type { UploadNames, Uploads } from "@/lib/core/api/uploads";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError, invalid } from "@/lib/core/errors/app-error";
import { userChannel } from "@/lib/core/realtime/channels";
import { publish } from "@/lib/core/realtime/publish";
import { recordStoredFiles } from "@/lib/core/storage/quota";
import { deleteFiles } from "@/lib/core/storage/storage";
import { type DocumentKind, documentKinds, documentLimits } from "@/lib/documents/constants";
import { type DocumentUpload, type StoredDocument, storeDocument } from "@/lib/documents/store";
import { jobVisibleTo } from "@/lib/jobs/policy";
import type { createApplication as endpoint } from "./apply-contract";
import { getSubjects, notifyRecruiters } from "./notify";
import { getApplications } from "./queries";
import type { Application } from "./schemas";

type Student = Viewer<"student">;
type Body = BodyOf<typeof endpoint>;

/**
 * Applies to an offer. Throws `not_found`, `already_applied`, `posting_closed`, and of `resume` and `cover_letter`
 * what is missing or wrong with them.
 */
export async function createApplication(
  viewer: Student,
  body: Body,
  files: Uploads,
  names: UploadNames,
): Promise<Application> {
  if (!files.resume?.[0] && !body.resume_id) throw invalid("resume", "resume_required");
  await requireOpen(db, viewer, body.job_posting_id);
  const stored = await storeUploads(viewer, files, names);
  const sent = await insertApplication(viewer, body, stored).catch(async (error) => {
    await deleteFiles(stored.map(({ path }) => path));
    throw error;
  });
  const [application] = await getApplications(viewer, [sent.id]);
  if (!application) throw new AppError("internal");
  await publish(sent.recruiters.map(userChannel), "application:changed", { id: sent.id });
  return application;
}

/** Writes what was stored, the application and its notices: all of it, or nothing. */
function insertApplication(viewer: Student, body: Body, stored: StoredDocument[]) {
  return runTransaction(viewer, async (tx) => {
    await recordStoredFiles(tx, viewer.id, stored);
    // Whoever closes the offer at this moment waits, or has closed it.
    await tx
      .select({ id: jobPostings.id })
      .from(jobPostings)
      .where(eq(jobPostings.id, body.job_posting_id))
      .for("no key update");
    await requireOpen(tx, viewer, body.job_posting_id);
    const chosen = { resume: body.resume_id, cover_letter: body.cover_letter_id };
    const resumeId = await insertOrFindDocument(tx, viewer, "resume", stored, chosen.resume);
    const coverLetterId = await insertOrFindDocument(tx, viewer, "cover_letter", stored, chosen.cover_letter);
    if (!resumeId) throw invalid("resume", "resume_required");
    const [row] = await tx
      .insert(applications)
      .values({ jobPostingId: body.job_posting_id, studentId: viewer.id, resumeId, coverLetterId })
      .onConflictDoNothing()
      .returning({ id: applications.id });
    if (!row) throw new AppError("already_applied");
    await tx
      .insert(applicationEvents)
      .values({ applicationId: row.id, actorId: viewer.id, kind: "sent", status: "pending" });
    const subject = (await getSubjects(tx, [row.id])).get(row.id);
    const recruiters = subject ? await notifyRecruiters(tx, "application_received", subject) : [];
    return { id: row.id, recruiters };
  });
}

async function requireOpen(tx: ReadDatabase, viewer: Student, jobId: number): Promise<void> {
  const [job] = await tx
    .select({
      open: isOpen,
      applied: sql<boolean>`exists (select from ${applications} sent where sent.job_posting_id = job_postings.id
        and sent.student_id = ${viewer.id} and sent.withdrawn_at is null)`,
    })
    .from(jobPostings)
    .where(and(eq(jobPostings.id, jobId), visibleOrPast(viewer)));
  if (!job) throw new AppError("not_found");
  if (job.applied) throw new AppError("already_applied");
  if (!job.open) throw new AppError("posting_closed");
}

/** What was on the board once is closed, and not unknown: somebody may have its page open. */
function visibleOrPast(viewer: Student) {
  return sql`(${jobVisibleTo(viewer)} or (${jobPostings.status} <> 'draft' and ${jobPostings.deletedAt} is null))`;
}

/** Looks at and keeps the files that came along: all of them, or none. */
async function storeUploads(viewer: Student, files: Uploads, names: UploadNames): Promise<StoredDocument[]> {
  const arriving = documentKinds.flatMap((kind): DocumentUpload[] => {
    const upload = files[kind]?.[0];
    return upload ? [{ kind, upload, name: names[upload] }] : [];
  });
  if (arriving.length > 0) await consume("uploads", viewer.id);
  const stored: StoredDocument[] = [];
  try {
    for (const each of arriving) stored.push(await storeDocument(viewer.id, each));
    return stored;
  } catch (error) {
    await deleteFiles(stored.map(({ path }) => path));
    throw error;
  }
}

/** What is sent goes out in any case; among the kept ones it stays only while there is room. */
function archivedAtIfFull(viewer: Student) {
  const kept = sql`(select count(*) from ${documents} kept where kept.user_id = ${viewer.id}
    and kept.put_away_at is null)`;
  return sql<Date | null>`case when ${kept} >= ${documentLimits.kept} then now() end`;
}

/** The row of the file that was sent for `kind`, else of the kept document that was chosen. */
async function insertOrFindDocument(
  tx: Database,
  viewer: Student,
  kind: DocumentKind,
  stored: StoredDocument[],
  chosen: number | undefined,
): Promise<number | undefined> {
  const file = stored.find((each) => each.kind === kind);
  if (file) {
    const [row] = await tx
      .insert(documents)
      .values({ userId: viewer.id, ...file, putAwayAt: archivedAtIfFull(viewer) })
      .returning({ id: documents.id });
    return row?.id;
  }
  if (chosen === undefined) return undefined;
  const [kept] = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.id, chosen), eq(documents.userId, viewer.id), isNull(documents.putAwayAt)))
    .for("share");
  if (!kept) throw invalid(kind, "document_gone");
  return kept.id;
}
