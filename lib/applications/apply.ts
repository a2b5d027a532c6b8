import { and, eq, isNull, sql } from "drizzle-orm";
import { type Database, db, type ReadDatabase } from "@/db/client";
import { type DocumentKind, documentKinds } from "@/db/enums";
import { isOpen } from "@/db/open-jobs";
import { applicationEvents, applications } from "@/db/schema/applications";
import { documents } from "@/db/schema/documents";
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
import { deleteFiles, deleteOnFailure } from "@/lib/core/storage/storage";
import { documentLimits } from "@/lib/documents/constants";
import { type DocumentUpload, type StoredDocument, storeDocument } from "@/lib/documents/store";
import { jobVisibleTo } from "@/lib/jobs/policy";
import { recordView } from "@/lib/jobs/views";
import type { createApplication as endpoint } from "./apply-contract";
import { getSubjects, notifyRecruiters } from "./notify";
import { getApplications } from "./queries";
import type { Application } from "./schemas";

type Student = Viewer<"student">;
type Body = BodyOf<typeof endpoint>;

export async function createApplication(
  viewer: Student,
  body: Body,
  files: Uploads,
  names: UploadNames,
): Promise<Application> {
  if (!files.resume?.[0] && !body.resume_id) throw invalid("resume", "resume_required");
  await requireOpen(db, viewer, body.job_posting_id);
  const stored = await storeUploads(viewer, files, names);
  const paths = stored.map(({ path }) => path);
  const inserted = await deleteOnFailure(paths, () => insertApplication(viewer, body, stored));
  const [application] = await getApplications(viewer, [inserted.id]);
  if (!application) throw new AppError("internal");
  // A student who applies from a list has not opened the job.
  recordView(viewer, body.job_posting_id);
  publish([viewer.id, ...inserted.recruiters].map(userChannel), "application:changed", { id: inserted.id });
  return application;
}

function insertApplication(viewer: Student, body: Body, stored: StoredDocument[]) {
  return runTransaction(viewer, async (tx) => {
    await recordStoredFiles(tx, viewer.id, stored);
    // Serialises with a simultaneous closing of the job.
    await tx
      .select({ id: jobPostings.id })
      .from(jobPostings)
      .where(eq(jobPostings.id, body.job_posting_id))
      .for("no key update");
    await requireOpen(tx, viewer, body.job_posting_id);
    const resumeId = await insertOrFindDocument(tx, viewer, "resume", stored, body.resume_id);
    const coverLetterId = await insertOrFindDocument(
      tx,
      viewer,
      "cover_letter",
      stored,
      body.cover_letter_id,
    );
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
      applied: sql<boolean>`exists (select from ${applications} a where a.job_posting_id = job_postings.id
        and a.student_id = ${viewer.id} and a.withdrawn_at is null)`,
    })
    .from(jobPostings)
    .where(and(eq(jobPostings.id, jobId), visibleOrPast(viewer)));
  if (!job) throw new AppError("not_found");
  if (job.applied) throw new AppError("already_applied");
  if (!job.open) throw new AppError("posting_closed");
}

/** A job that was open once is closed, not unknown: its page may still be on a user's screen. */
function visibleOrPast(viewer: Student) {
  return sql`(${jobVisibleTo(viewer)} or (${jobPostings.status} <> 'draft' and ${jobPostings.deletedAt} is null))`;
}

async function storeUploads(viewer: Student, files: Uploads, names: UploadNames): Promise<StoredDocument[]> {
  const uploads = documentKinds.flatMap((kind): DocumentUpload[] => {
    const upload = files[kind]?.[0];
    return upload ? [{ kind, upload, name: names[upload] }] : [];
  });
  if (uploads.length > 0) await consume("uploads", viewer.id);
  const stored: StoredDocument[] = [];
  try {
    for (const upload of uploads) stored.push(await storeDocument(viewer.id, upload));
    return stored;
  } catch (error) {
    await deleteFiles(stored.map(({ path }) => path));
    throw error;
  }
}

/** A document beyond the limit of saved ones is sent anyway, but not saved. */
function archivedAtIfFull(viewer: Student) {
  const count = sql`(select count(*) from ${documents} d where d.user_id = ${viewer.id} and d.archived_at is null)`;
  return sql<Date | null>`case when ${count} >= ${documentLimits.saved} then now() end`;
}

async function insertOrFindDocument(
  tx: Database,
  viewer: Student,
  kind: DocumentKind,
  stored: StoredDocument[],
  savedId: number | undefined,
): Promise<number | undefined> {
  const uploaded = stored.find((document) => document.kind === kind);
  if (uploaded) {
    const [row] = await tx
      .insert(documents)
      .values({ userId: viewer.id, ...uploaded, archivedAt: archivedAtIfFull(viewer) })
      .returning({ id: documents.id });
    return row?.id;
  }
  if (savedId === undefined) return undefined;
  const [saved] = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.id, savedId), eq(documents.userId, viewer.id), isNull(documents.archivedAt)))
    .for("share");
  if (!saved) throw invalid(kind, "document_gone");
  return saved.id;
}
