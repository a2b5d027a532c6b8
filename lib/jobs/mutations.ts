import { and, eq, isNull, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { companies } from "@/db/schema/companies";
import { jobPostings } from "@/db/schema/jobs";
import { moderationDecisions } from "@/db/schema/moderation";
import { todayInSchool } from "@/db/school-day";
import { requireMembership } from "@/lib/companies/policy";
import { writerRoles } from "@/lib/companies/roles";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { runLongTransaction, runTransaction } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { hasRow } from "@/lib/core/database/has-row";
import { AppError } from "@/lib/core/errors/app-error";
import { toSchoolDay } from "@/lib/core/i18n/school-time";
import type { createJob as createEndpoint } from "./contract";
import { notifyApplicants } from "./notify-applicants";
import { jobEditableBy, jobVisibleTo } from "./policy";
import { getJob } from "./queries";
import { assertValid, type JobChange, toColumns } from "./rules";
import type { Job } from "./schemas";

type Member = Viewer<"company">;

export async function createJob(viewer: Member, body: BodyOf<typeof createEndpoint>): Promise<Job> {
  const row = await runTransaction(viewer, async (tx) => {
    const company = await requireMembership(viewer, writerRoles, tx);
    assertValid(body, toSchoolDay(new Date()));
    const [inserted] = await tx
      .insert(jobPostings)
      .values({ ...toColumns(body), companyId: company.id, createdBy: viewer.id })
      .returning({ id: jobPostings.id });
    return inserted;
  });
  if (!row) throw new AppError("internal");
  return getJob(viewer, row.id);
}

export async function updateJob(viewer: Member, id: number, body: JobChange): Promise<Job> {
  await runTransaction(viewer, async (tx) => {
    const existing = await lockForEdit(tx, viewer, id);
    assertValid(body, existing.today, existing);
    if (body.status === "active" && existing.status !== "active") await requireNotHidden(tx, id);
    await tx
      .update(jobPostings)
      .set({ ...toColumns(body), ...statusTimestamps(body, existing), editedAt: sql`now()` })
      .where(eq(jobPostings.id, id));
  });
  return getJob(viewer, id);
}

/** The company does not undo a decision of the school. Reads it once the job is locked, as decisions lock it too. */
async function requireNotHidden(tx: Transaction, id: number): Promise<void> {
  const { subjectType, subjectId, action, isOverturned } = moderationDecisions;
  const isOfJob = and(eq(subjectType, "job"), eq(subjectId, id));
  if (await hasRow(tx, moderationDecisions, isOfJob, eq(action, "hide"), eq(isOverturned, false)))
    throw new AppError("job_hidden");
}

/** A job counts as created on the day it is first published; until then, its `closed_at` is null whatever its status. */
function statusTimestamps(
  { status, application_deadline }: JobChange,
  existing: { status: string; deadline: string; closedAt: Date | null },
) {
  const isNewDeadline = application_deadline !== undefined && application_deadline !== existing.deadline;
  const isUnpublished = existing.status !== "active" && !existing.closedAt;
  return {
    ...(isNewDeadline && { closingReminderSentAt: null }),
    ...(status &&
      status !== existing.status &&
      !isUnpublished && { closedAt: status === "active" ? null : sql`now()` }),
    ...(status === "active" && isUnpublished && { createdAt: sql`now()` }),
  };
}

/** A job may have thousands of applicants, whom its deletion notifies. */
export async function deleteJob(viewer: Member, id: number): Promise<void> {
  await runLongTransaction(viewer, async (tx) => {
    const { title, companyName } = await lockForEdit(tx, viewer, id);
    await tx
      .update(jobPostings)
      .set({
        status: "closed",
        closedAt: sql`coalesce(${jobPostings.closedAt}, now())`,
        deletedAt: sql`now()`,
      })
      .where(and(eq(jobPostings.id, id), isNull(jobPostings.deletedAt)));
    await notifyApplicants(tx, { id, title, companyName, actorId: viewer.id });
    await recordAudit(tx, viewer, "job_deleted", ["job", id]);
  });
}

async function lockForEdit(tx: Transaction, viewer: Member, id: number) {
  const [row] = await tx
    .select({
      title: jobPostings.title,
      companyName: companies.name,
      status: jobPostings.status,
      deadline: jobPostings.applicationDeadline,
      closedAt: jobPostings.closedAt,
      salaryMin: jobPostings.salaryMin,
      salaryMax: jobPostings.salaryMax,
      today: todayInSchool,
      canEdit: jobEditableBy(viewer),
    })
    .from(jobPostings)
    .innerJoin(companies, eq(companies.id, jobPostings.companyId))
    .where(and(eq(jobPostings.id, id), jobVisibleTo(viewer)))
    .for("update", { of: jobPostings });
  if (!row) throw new AppError("not_found");
  if (!row.canEdit) {
    await requireMembership(viewer, writerRoles, tx);
    throw new AppError("forbidden");
  }
  return row;
}
