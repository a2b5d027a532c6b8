import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import type { ApplicationStatus } from "@/db/enums";
import { applications } from "@/db/schema/applications";
import { companies } from "@/db/schema/companies";
import { emails } from "@/db/schema/email";
import { jobPostings } from "@/db/schema/jobs";
import { users } from "@/db/schema/users";
import { listMemberRecipients, listRecipientsByCompany } from "@/lib/companies/member-recipients";
import type { Viewer } from "@/lib/core/auth/viewer";
import { enqueueEmail, type Recipient, recipientColumns } from "@/lib/core/email/outbox";
import { withdrawEmails } from "@/lib/core/email/withdraw";
import { userChannel } from "@/lib/core/realtime/channels";
import { publish } from "@/lib/core/realtime/publish";
import { notify } from "@/lib/notifications/notify";

export type Subject = {
  applicationId: number;
  student: Recipient & { id: number; name: string };
  job: { id: number; title: string };
  company: { id: number; name: string };
};

export async function getSubjects(tx: Database, ids: number[]): Promise<Map<number, Subject>> {
  const rows = await tx
    .select({
      applicationId: applications.id,
      student: { ...recipientColumns, name: users.name },
      job: { id: jobPostings.id, title: jobPostings.title },
      company: { id: companies.id, name: companies.name },
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.studentId))
    .innerJoin(jobPostings, eq(jobPostings.id, applications.jobPostingId))
    .innerJoin(companies, eq(companies.id, jobPostings.companyId))
    .where(inArray(applications.id, ids))
    .orderBy(asc(users.id), asc(applications.id));
  return new Map(rows.map((row) => [row.applicationId, row]));
}

export async function notifyStudent(
  tx: Database,
  { applicationId, student, job, company }: Subject,
  { status, message, actorId }: { status: ApplicationStatus; message: string | null; actorId: number },
): Promise<void> {
  const params = { application: applicationId, job: job.title, company: company.name, status };
  const wrote = message === null ? "no" : "yes";
  await enqueueEmail(student, { kind: "application_status", params: { ...params, wrote, message } }, tx);
  await notify(
    student.id,
    { kind: "application_status", about: `application:${applicationId}`, actorId, params },
    tx,
  );
}

type RecruiterEmailKind = "application_received" | "application_followed_up" | "application_withdrawn";

export async function notifyRecruiters(
  tx: Database,
  kind: RecruiterEmailKind,
  { applicationId, student, job, company }: Subject,
): Promise<number[]> {
  const recruiters = await listMemberRecipients(tx, company.id);
  const params = { application: applicationId, student: student.name, job: job.title, posting: job.id };
  const ids = recruiters.map(({ id }) => id);
  // A withdrawal needs no action.
  if (kind === "application_withdrawn")
    await withdrawEmails(
      tx,
      inArray(emails.userId, ids),
      inArray(emails.kind, [
        "application_received",
        "application_followed_up",
      ] satisfies RecruiterEmailKind[]),
      sql`${emails.params} ->> 'application' = ${String(applicationId)}`,
    );
  else await enqueueEmail(recruiters, { kind, params }, tx);
  // Unread ones about one job are a single row with a count.
  const about = kind === "application_followed_up" ? `application:${applicationId}` : `job:${job.id}`;
  await notify(ids, { kind, about, actorId: student.id, params }, tx);
  return ids;
}

type Recruiters = Awaited<ReturnType<typeof listRecruiters>>;

/** The members who decide on these applications, by company. */
export function listRecruiters(tx: Database, subjects: Subject[]) {
  return listRecipientsByCompany(tx, [...new Set(subjects.map(({ company }) => company.id))]);
}

/** Refreshes each student's page, and once the pages of the viewer and of the members who decide on the same applications. */
export function publishChanges(
  viewer: Viewer<"company" | "admin">,
  changed: Subject[],
  recruiters: Recruiters,
): void {
  for (const { applicationId, student } of changed)
    publish(userChannel(student.id), "application:changed", { id: applicationId });
  const firstOfCompany = new Map(changed.toReversed().map((subject) => [subject.company.id, subject]));
  for (const [companyId, { applicationId }] of firstOfCompany) {
    const ids = [viewer.id, ...(recruiters.get(companyId) ?? []).map(({ id }) => id)];
    publish(ids.map(userChannel), "application:changed", { id: applicationId });
  }
}
