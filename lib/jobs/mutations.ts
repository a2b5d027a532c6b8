import { and, eq, isNull, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { todayInParis } from "@/db/open-jobs";
import { companies } from "@/db/schema/companies";
import { jobPostings } from "@/db/schema/jobs";
import { mayWrite, requireMembership } from "@/lib/companies/policy";
import type { BodyOf } from "@/lib/core/api/endpoint";
import type { RequestInfo } from "@/lib/core/api/request-info";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import type { createJob as createEndpoint, updateJob as updateEndpoint } from "./contract";
import { dayInParis } from "./day-in-paris";
import { notifyApplicants } from "./notify-applicants";
import { jobEditableBy, jobVisibleTo } from "./policy";
import { getJob } from "./queries";
import { assertValid, type JobChange, jobValues } from "./rules";
import type { Job } from "./schemas";

type Recruiter = Viewer<"company">;

/**
 * Writes an offer for the viewer's company. Throws `not_found` without one, `forbidden` for its readers, and what
 * `requireSound` refuses.
 */
export async function createJob(viewer: Recruiter, body: BodyOf<typeof createEndpoint>): Promise<Job> {
  const made = await runTransaction(viewer, async (tx) => {
    const company = await requireMembership(viewer, mayWrite, tx);
    assertValid(body, dayInParis(new Date()));
    const [row] = await tx
      .insert(jobPostings)
      .values({
        ...jobValues(body),
        companyId: company.id,
        createdBy: viewer.id,
        title: body.title,
        description: body.description,
        requirements: body.requirements,
        location: body.location,
        type: body.type,
        applicationDeadline: body.application_deadline,
      })
      .returning({ id: jobPostings.id });
    return row;
  });
  if (!made) throw new AppError("internal");
  return getJob(viewer, made.id);
}

/** Changes any part of an offer. Throws `not_found`, `forbidden`, and what `requireSound` refuses. */
export async function updateJob(
  viewer: Recruiter,
  id: number,
  body: BodyOf<typeof updateEndpoint>,
): Promise<Job> {
  await runTransaction(viewer, async (tx) => {
    const kept = await lockForEdit(tx, viewer, id);
    assertValid(body, kept.today, kept);
    await tx
      .update(jobPostings)
      .set({ ...jobValues(body), ...statusTimestamps(body, kept), editedAt: sql`now()` })
      .where(eq(jobPostings.id, id));
  });
  return getJob(viewer, id);
}

/** When it was closed and published: a draft that waited for a month is new on the day it comes out. */
function statusTimestamps(
  { status, application_deadline }: JobChange,
  kept: { status: string; deadline: string },
) {
  return {
    ...(application_deadline && application_deadline !== kept.deadline ? { endingToldAt: null } : {}),
    ...(status && status !== kept.status ? { closedAt: status === "closed" ? sql`now()` : null } : {}),
    ...(status === "active" && kept.status === "draft" ? { createdAt: sql`now()` } : {}),
  };
}

/** Hides an offer for good; who applied is told and keeps what happened. Throws `not_found`, `forbidden`. */
export async function deleteJob(viewer: Recruiter, id: number, caller: RequestInfo): Promise<void> {
  await runTransaction(viewer, async (tx) => {
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
    await recordAudit(tx, { action: "job_deleted", actorId: viewer.id, subject: ["job", id], caller });
  });
}

/** The row's lock makes two changes at once follow each other. */
async function lockForEdit(tx: Transaction, viewer: Recruiter, id: number) {
  const [row] = await tx
    .select({
      title: jobPostings.title,
      companyName: companies.name,
      status: jobPostings.status,
      deadline: jobPostings.applicationDeadline,
      salaryMin: jobPostings.salaryMin,
      salaryMax: jobPostings.salaryMax,
      today: todayInParis(),
      canEdit: jobEditableBy(viewer),
    })
    .from(jobPostings)
    .innerJoin(companies, eq(companies.id, jobPostings.companyId))
    .where(and(eq(jobPostings.id, id), jobVisibleTo(viewer)))
    .for("update", { of: jobPostings });
  if (!row) throw new AppError("not_found");
  if (!row.canEdit) throw new AppError("forbidden");
  return row;
}
