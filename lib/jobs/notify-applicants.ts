import { sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { undecidedStatuses } from "@/db/enums";
import { applicationEvents, applications } from "@/db/schema/applications";
import { users } from "@/db/schema/users";
import { enqueueEmails } from "@/lib/core/email/outbox";
import { notify } from "@/lib/notifications/notify";

/** `actorId` is null where the job ended with its company; of its applicants, only undecided ones have to know. */
type DeletedJob = { id: number; title: string; companyName: string; actorId: number | null };

/** Runs three statements, however many applicants there are. */
export async function notifyApplicants(tx: Database, { id, title, companyName, actorId }: DeletedJob) {
  const isConcerned =
    actorId === null ? sql`a.status = any(${sql.param([...undecidedStatuses])}::text[])` : sql`true`;
  const applicants = sql`(select u.id, u.email, u.locale, a.id as application
    from ${applications} a join ${users} u on u.id = a.student_id
    where a.job_posting_id = ${id} and a.withdrawn_at is null and u.deleted_at is null and ${isConcerned}) applicant`;
  const params = { title, company: companyName };
  await tx.execute(sql`insert into ${applicationEvents} (application_id, actor_id, kind)
    select application, ${actorId}::int, 'posting_deleted' from ${applicants}`);
  const ownParams = sql`(select jsonb_build_object('application', application) from ${applicants}
    where applicant.id = recipients.id)`;
  const notification = { kind: "job_deleted", about: `job:${id}`, params, ownParams } as const;
  await notify(sql`select id from ${applicants}`, notification, tx);
  const emails = sql`select id, email, locale, ${JSON.stringify(params)}::text::jsonb
    || jsonb_build_object('application', application) as params from ${applicants}`;
  await enqueueEmails(emails, "job_deleted", tx);
}
