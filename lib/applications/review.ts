import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { type ApplicationStatus, undecidedStatuses } from "@/db/enums";
import { applicationEvents, applications, messageTemplates } from "@/db/schema/applications";
import { jobPostings } from "@/db/schema/jobs";
import { ownCompanyId } from "@/lib/companies/policy";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { type AuditEvent, recordAudits } from "@/lib/core/audit/audit-log";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError, invalid } from "@/lib/core/errors/app-error";
import { applicationLimits, isReviewStatus } from "./constants";
import { fillTemplate } from "./fill-template";
import { insertTimelineEvents } from "./insert-timeline-events";
import { getSubjects, listRecruiters, notifyStudent, publishChanges, type Subject } from "./notify";
import { applicationReviewableBy, applicationVisibleTo } from "./policy";
import { getApplications } from "./queries";
import type { updateApplication as endpoint, updateApplications as severalEndpoint } from "./review-contract";
import type { Application } from "./schemas";

type Reviewer = Viewer<"company" | "admin">;
type Review = BodyOf<typeof endpoint>;
type Reviews = Review & Pick<BodyOf<typeof severalEndpoint>, "expected_statuses">;
type Template = { contentFr: string; contentEn: string };

/**
 * Throws `approval_reserved`, `too_many_requests`, and `already_decided` when another reviewer was faster. All are
 * reviewed or none.
 */
export async function reviewApplications(
  viewer: Reviewer,
  ids: number[],
  { expected_statuses: expected, ...review }: Reviews,
): Promise<Application[]> {
  if (viewer.role === "company" && !isReviewStatus(review.status)) throw new AppError("approval_reserved");
  const uniqueIds = [...new Set(ids)];
  const { changed, recruiters } = await runTransaction(viewer, async (tx) => {
    const template = await getTemplate(tx, viewer, review);
    const rows = await lockForReview(tx, viewer, uniqueIds);
    const subjects = await getSubjects(tx, uniqueIds);
    const decisions: (Decision & { subject: Subject })[] = [];
    for (const { id, status } of rows) {
      if (!isAsRead(status, expected?.[ids.indexOf(id)])) throw new AppError("already_decided");
      const subject = subjects.get(id);
      if (!subject) throw new AppError("not_found");
      const message = messageFor(subject, review, template);
      if (status !== review.status || message !== null)
        decisions.push({ subject, status: review.status, message });
    }
    const changed = decisions.map(({ subject }) => subject);
    if (viewer.role === "company") await requireRemainingDecisions(tx, changed);
    for (const { subject, ...decision } of decisions) await insertDecision(tx, viewer, subject, decision);
    const events = changed.map(({ applicationId }) => toAuditEvent(viewer, applicationId, review));
    await recordAudits(tx, events);
    return { changed, recruiters: await listRecruiters(tx, changed) };
  });
  publishChanges(viewer, changed, recruiters);
  return getApplications(viewer, uniqueIds);
}

/**
 * The undecided statuses count as the same, because opening a document makes a pending application reviewed, and is
 * no decision.
 */
function isAsRead(status: ApplicationStatus, expected = status): boolean {
  return status === expected || [status, expected].every((value) => undecidedStatuses.includes(value));
}

export async function reviewApplication(viewer: Reviewer, id: number, review: Review): Promise<Application> {
  const [application] = await reviewApplications(viewer, [id], review);
  if (!application) throw new AppError("not_found");
  return application;
}

function toAuditEvent(viewer: Reviewer, id: number, { status }: Review): AuditEvent {
  const subject = ["application", id] as const;
  return { action: "application_answered", actorId: viewer.id, subject, details: { status } };
}

/** Locks in one order, so that simultaneous reviews of several applications do not deadlock. Throws `forbidden`. */
export async function lockForReview(tx: Database, viewer: Reviewer, ids: number[]) {
  const rows = await tx
    .select({ id: applications.id, status: applications.status, canReview: applicationReviewableBy(viewer) })
    .from(applications)
    .innerJoin(jobPostings, eq(jobPostings.id, applications.jobPostingId))
    .where(and(inArray(applications.id, ids), applicationVisibleTo(viewer)))
    .orderBy(asc(applications.id))
    .for("update", { of: applications });
  if (rows.length < ids.length) throw new AppError("not_found");
  if (rows.some(({ canReview }) => !canReview)) throw new AppError("forbidden");
  return rows;
}

/** Each decision sends the student an email. Call it with the applications locked. Throws `too_many_requests`. */
async function requireRemainingDecisions(tx: Database, subjects: Subject[]): Promise<void> {
  const ids = subjects.map(({ applicationId }) => applicationId);
  const [row] = await tx.execute<{ retryAfter: number | null }>(sql`
    select ceil(extract(epoch from max(created_at) + interval '1 day' - now()))::int as "retryAfter" from (
      select created_at, row_number() over (partition by application_id order by created_at desc, id desc) as number
      from ${applicationEvents} where application_id = any(${sql.param(ids)}::int[]) and kind = 'status'
        and created_at > now() - interval '1 day') recent
    where number = ${applicationLimits.decisionsADay}`);
  if (row?.retryAfter) throw new AppError("too_many_requests", { retryAfter: row.retryAfter });
}

type Decision = { status: Review["status"]; message: string | null };

async function insertDecision(
  tx: Database,
  viewer: Reviewer,
  subject: Subject,
  decision: Decision,
): Promise<void> {
  const { applicationId } = subject;
  const isByCompany = viewer.role === "company";
  await tx
    .update(applications)
    .set({
      status: decision.status,
      ...(isByCompany && { answeredAt: sql`coalesce(${applications.answeredAt}, now())` }),
      ...decisionTime(decision.status, isByCompany),
    })
    .where(eq(applications.id, applicationId));
  await insertTimelineEvents(tx, [{ applicationId, actorId: viewer.id, kind: "status", ...decision }]);
  await notifyStudent(tx, subject, { ...decision, actorId: viewer.id });
}

/** A decision of the school in the company's place is no decision of the company. */
function decisionTime(status: Review["status"], isByCompany: boolean) {
  if (undecidedStatuses.includes(status)) return { decidedAt: null };
  return isByCompany ? { decidedAt: sql`coalesce(${applications.decidedAt}, now())` } : {};
}

function messageFor(subject: Subject, { message }: Review, template: Template | null): string | null {
  const translated = subject.student.locale === "en" ? template?.contentEn : template?.contentFr;
  const text = message ?? translated;
  if (text === undefined) return null;
  return fillTemplate(text, {
    name: subject.student.name,
    job: subject.job.title,
    company: subject.company.name,
  });
}

async function getTemplate(
  tx: Database,
  viewer: Reviewer,
  { template_id }: Review,
): Promise<Template | null> {
  if (template_id === undefined) return null;
  const [template] = await tx
    .select({ contentFr: messageTemplates.contentFr, contentEn: messageTemplates.contentEn })
    .from(messageTemplates)
    .where(and(eq(messageTemplates.id, template_id), eq(messageTemplates.companyId, ownCompanyId(viewer))));
  if (!template) throw invalid("template_id", "invalid");
  return template;
}
