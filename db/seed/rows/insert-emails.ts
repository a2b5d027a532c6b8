import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { EmailKind } from "@/lib/core/email/templates";

const perRecipient = 15;
const unread = 2;

type Recipients = { student: number; company: number; admin: number };

/**
 * Inserts the emails of the three demo accounts, derived from existing rows; the newest two of each account are unread.
 * They stay in the mailboxes, because the recipients do not exist.
 */
export async function insertEmails(tx: Transaction, recipients: Recipients): Promise<void> {
  await tx.execute(sql`
    with happened as (
      ${answered(recipients.student)} union all ${accepted(recipients.company)} union all ${received(recipients.company)}
      union all ${followedUp(recipients.company)} union all ${waiting(recipients.admin)}),
    newest as (
      select user_id, kind, params, at, row_number() over (partition by user_id order by at desc, kind, params) as place from happened)
    insert into emails (user_id, recipient, locale, kind, params, status, created_at, due_at, read_at)
    select u.id, u.email, coalesce(u.locale, 'fr'), kind, params, 'mailbox_only', at, at,
      case when place > ${unread} then least(at + interval '3 hours', now()) end
    from newest join users u on u.id = newest.user_id
    where place <= ${perRecipient} order by at, place desc`);
}

const emailRows = (userId: number, kind: EmailKind, params: SQL, at: SQL) =>
  sql`select ${userId}::int as user_id, ${kind}::text as kind, jsonb_build_object(${params}) as params, ${at} as at`;

const answered = (userId: number) => sql`
  ${emailRows(
    userId,
    "application_status",
    sql`'application', a.id, 'job', j.title, 'company', c.name, 'status', e.status, 'message', e.message,
      'wrote', case when e.message is null then 'no' else 'yes' end`,
    sql`e.created_at`,
  )}
  from application_events e join applications a on a.id = e.application_id
  join job_postings j on j.id = a.job_posting_id join companies c on c.id = j.company_id
  where e.kind = 'status' and a.student_id = ${userId}`;

const accepted = (userId: number) => sql`
  ${emailRows(
    userId,
    "account_accepted",
    sql`'name', u.name, 'company', c.name, 'status', 'active', 'reasoned', 'no', 'reason', ''`,
    sql`u.created_at + interval '1 day'`,
  )}
  from users u join company_members m on m.user_id = u.id join companies c on c.id = m.company_id
  where u.id = ${userId}`;

const ofApplication = sql`'application', a.id, 'student', s.name, 'job', j.title, 'posting', j.id`;

const toCompany = (userId: number) => sql`
  join job_postings j on j.id = a.job_posting_id join company_members m on m.company_id = j.company_id
  join users s on s.id = a.student_id where m.user_id = ${userId}`;

const received = (userId: number) => sql`
  ${emailRows(userId, "application_received", ofApplication, sql`a.created_at`)} from applications a ${toCompany(userId)}`;

const followedUp = (userId: number) => sql`
  ${emailRows(userId, "application_followed_up", ofApplication, sql`a.followed_up_at`)} from applications a
  ${toCompany(userId)} and a.followed_up_at is not null`;

const waiting = (userId: number) => sql`
  ${emailRows(userId, "company_waiting", sql`'company', c.name`, sql`u.created_at`)}
  from users u join company_members m on m.user_id = u.id join companies c on c.id = m.company_id
  where u.status = 'pending_verification' and c.status = 'pending'`;
