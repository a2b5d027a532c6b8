import { sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { hasUndecidedStatus } from "@/db/decisions";
import { applicationEvents, applications } from "@/db/schema/applications";
import { users } from "@/db/schema/users";
import { enqueueEmails } from "@/lib/core/email/outbox";
import { notify } from "@/lib/notifications/notify";

/** `actorId` is null where the job ended with its company; of its applicants, only undecided ones have to know. */
type DeletedJob = { id: number; title: string; companyName: string; actorId: number | null };

/** Runs three statements, however many applicants there are. */
export async function notifyApplicants(tx: Database, { id, title, companyName, actorId }: DeletedJob) {
  const isNotified = actorId === null ? hasUndecidedStatus : sql`true`;
  const applicants = sql`(select users.id, users.email, users.locale, applications.id as application
    from ${applications} join ${users} on users.id = applications.student_id
    where applications.job_posting_id = ${id} and applications.withdrawn_at is null and users.deleted_at is null
      and ${isNotified}) applicant`;
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
