import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { answerTemplates, applicationEvents, applications } from "@/db/schema/applications";
import { jobPostings } from "@/db/schema/jobs";
import type { Caller } from "@/lib/api/caller";
import type { BodyOf } from "@/lib/api/endpoint";
import { AppError, invalid } from "@/lib/api/errors";
import { runTransaction } from "@/lib/auth/run-transaction";
import type { Viewer } from "@/lib/auth/viewer";
import { companyOf } from "@/lib/companies/policy";
import { type AuditEvent, record } from "@/lib/moderation/security-log";
import { userChannel } from "@/lib/realtime/channels";
import { publish } from "@/lib/realtime/publish";
import type { updateApplication as endpoint } from "./contract";
import { fillIn } from "./fill-in";
import { isCompanyStatus } from "./kinds";
import { type Subject, subjectsOf, tellStudent } from "./notices";
import { answerableBy, visibleTo } from "./policy";
import { getApplications } from "./queries";
import type { Application } from "./shapes";

type Answerer = Viewer<"company" | "admin">;
type Answer = BodyOf<typeof endpoint>;
type Template = { contentFr: string; contentEn: string };

/**
 * Gives some applications a status and their students word of it: all of them, or none. Throws `not_found`,
 * `forbidden` for who only reads, `approval_reserved`.
 */
export async function answerApplications(
  viewer: Answerer,
  ids: number[],
  answer: Answer,
  caller: Caller,
): Promise<Application[]> {
  if (viewer.role === "company" && !isCompanyStatus(answer.status)) throw new AppError("approval_reserved");
  const wanted = [...new Set(ids)];
  const told = await runTransaction(viewer, async (tx) => {
    const template = await templateOf(tx, viewer, answer);
    const rows = await lockAll(tx, viewer, wanted);
    const subjects = await subjectsOf(tx, wanted);
    const changed: { studentId: number; id: number }[] = [];
    for (const { id, status } of rows) {
      const subject = subjects.get(id);
      if (!subject) throw new AppError("not_found");
      const message = messageFor(subject, answer, template);
      if (status === answer.status && message === null) continue;
      await write(tx, viewer, subject, { status: answer.status, message });
      changed.push({ studentId: subject.student.id, id });
    }
    await record(
      tx,
      changed.map(({ id }) => answered(viewer, id, answer, caller)),
    );
    return changed;
  });
  for (const { studentId, id } of told) await publish(userChannel(studentId), "application:changed", { id });
  return getApplications(viewer, wanted);
}

/** Answers one application. Throws as `answerApplications` does. */
export async function answerApplication(
  viewer: Answerer,
  id: number,
  answer: Answer,
  caller: Caller,
): Promise<Application> {
  const [application] = await answerApplications(viewer, [id], answer, caller);
  if (!application) throw new AppError("not_found");
  return application;
}

function answered(viewer: Answerer, id: number, { status }: Answer, caller: Caller): AuditEvent {
  const subject = ["application", id] as const;
  return { action: "application_answered", actorId: viewer.id, subject, details: { status }, caller };
}

/** Locked in one order, so that two who answer several at once wait for each other. */
async function lockAll(tx: Database, viewer: Answerer, ids: number[]) {
  const rows = await tx
    .select({ id: applications.id, status: applications.status, mayAnswer: answerableBy(viewer) })
    .from(applications)
    .innerJoin(jobPostings, eq(jobPostings.id, applications.jobPostingId))
    .where(and(inArray(applications.id, ids), visibleTo(viewer)))
    .orderBy(asc(applications.id))
    .for("update", { of: applications });
  if (rows.length < ids.length) throw new AppError("not_found");
  if (rows.some(({ mayAnswer }) => !mayAnswer)) throw new AppError("forbidden");
  return rows;
}

type Said = { status: Answer["status"]; message: string | null };

async function write(tx: Database, viewer: Answerer, subject: Subject, said: Said): Promise<void> {
  const { applicationId } = subject;
  const byCompany = viewer.role === "company";
  await tx
    .update(applications)
    .set({
      status: said.status,
      ...(byCompany && { answeredAt: sql`coalesce(${applications.answeredAt}, now())` }),
    })
    .where(eq(applications.id, applicationId));
  await tx.insert(applicationEvents).values({ applicationId, actorId: viewer.id, kind: "status", ...said });
  await tellStudent(tx, subject, { ...said, actorId: viewer.id });
}

function messageFor(subject: Subject, { message }: Answer, template: Template | null): string | null {
  const inTheirs = subject.student.locale === "en" ? template?.contentEn : template?.contentFr;
  const text = message ?? inTheirs;
  if (text === undefined) return null;
  return fillIn(text, { name: subject.student.name, job: subject.job.title, company: subject.company.name });
}

async function templateOf(tx: Database, viewer: Answerer, { template_id }: Answer): Promise<Template | null> {
  if (template_id === undefined) return null;
  const [template] = await tx
    .select({ contentFr: answerTemplates.contentFr, contentEn: answerTemplates.contentEn })
    .from(answerTemplates)
    .where(and(eq(answerTemplates.id, template_id), eq(answerTemplates.companyId, companyOf(viewer))));
  if (!template) throw invalid("template_id", "invalid");
  return template;
}
