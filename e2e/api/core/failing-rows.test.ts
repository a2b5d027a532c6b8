import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabase, isolatedEnv } from "../../support/worker-instance";

const { url, sql, drop } = await createDatabase();
Object.assign(process.env, isolatedEnv(url));
const { sendAnnouncements } = await import("@/lib/announcements/send");
const { notifyOfUndecidedApplications } = await import("@/lib/applications/decision-tasks");
const { remindUnansweredApplications } = await import("@/lib/applications/tasks");
const { emailUnreadMessages } = await import("@/lib/chat/email-unread");
const { notifyMembersOfEvents } = await import("@/lib/events/notify-members");
const { notifyPromotedAttendees, remindAttendees } = await import("@/lib/events/tasks");
const { alertSavedSearches } = await import("@/lib/jobs/alerts");
const { remindClosingJobs } = await import("@/lib/jobs/tasks");
const { sendDigests } = await import("@/lib/notifications/digest");
const { notifyGroupMembers } = await import("@/lib/posts/notify-group-members");

const monday = new Date("2031-01-06T07:10:00Z");

/** The database rejects notifications and emails for the first student and the first company. */
beforeAll(async () => {
  await sql`insert into users (name, username, email, password_hash, role, email_verified_at)
    select name, name, name || '@test.invalid', '-', role, now() from (values
      ('student1', 'student'), ('student2', 'student'), ('company1', 'company'), ('company2', 'company'), ('author', 'student')
    ) u (name, role)`;
  await sql`insert into companies (name, status) values ('company1', 'active'), ('company2', 'active')`;
  await sql`insert into company_members (company_id, user_id, role)
    select c.id, u.id, 'owner' from companies c join users u on u.name = c.name`;
  await sql`insert into job_postings
      (company_id, title, description, requirements, location, application_deadline, status, created_at, closed_at)
    select c.id, 'Stage', '', '', '', current_date + days, j.status, now() - interval '40 days', closed
    from companies c, (values (2, 'active', null::timestamptz), (9, 'closed', now())) j (days, status, closed)`;
  await sql`insert into documents (user_id, kind, name, path, size)
    select id, 'resume', 'cv.pdf', 'documents/1.pdf', 9 from users where name = 'author'`;
  await sql`insert into applications (job_posting_id, student_id, resume_id, created_at)
    select j.id, d.user_id, d.id, now() - interval '8 days' from job_postings j, documents d`;
  await sql`insert into saved_searches (user_id, name, filters, created_at)
    select id, 'Stages', '{"type":"internship"}', now() - interval '50 days' from users where name like 'student%'`;
  await sql`insert into groups (name, owner_id) select name, id from users where name like 'student%' order by id`;
  await sql`insert into group_members (group_id, user_id, role, notification_level)
    select g.id, u.id, 'member', 'all' from groups g join users u on u.name in (g.name, 'author')`;
  await sql`insert into posts (user_id, group_id, content, audience, notifies_members)
    select u.id, g.id, 'Bonjour', 'members', true from groups g, users u where u.name = 'author' order by g.id`;
  await sql`insert into announcements (title_fr, text_fr, audience, channel, status, sent_at)
    select 'Rentrée', 'Lundi.', 'groups', 'both', 'sent', now() from groups`;
  await sql`insert into announcement_groups (announcement_id, group_id)
    select g.id, g.id from groups g`;
  await sql`insert into events (group_id, title, starts_at, ends_at, updated_at, notifies_members)
    select id, 'Tournoi', now() + interval '10 hours', now() + interval '11 hours', now() - interval '3 days', true from groups
    order by id`;
  await sql`insert into event_answers (event_id, user_id, answer, promoted_at)
    select e.id, g.owner_id, 'yes', now() from events e join groups g on g.id = e.group_id`;
  await sql`insert into notifications (user_id, kind, group_key, params, created_at, updated_at)
    select id, 'post_liked', 'post_liked', '{}', ${monday}::timestamptz - interval '1 day', ${monday}::timestamptz - interval '1 day'
    from users where name like 'student%'`;
  await sql`insert into conversations (low_user_id, high_user_id, accepted_at)
    select s.id, a.id, now() from users s, users a where s.name like 'student%' and a.name = 'author' order by s.id`;
  await sql`insert into conversation_members (conversation_id, user_id)
    select id, unnest(array[low_user_id, high_user_id]) from conversations`;
  await sql`insert into messages (conversation_id, sender_id, content, created_at)
    select id, high_user_id, 'Bonjour', now() - interval '1 hour' from conversations`;
  await sql`create function reject_row() returns trigger language plpgsql as $$ begin raise 'no'; end $$`;
  for (const table of ["notifications", "emails"])
    await sql.unsafe(`create trigger reject_rows before insert on ${table} for each row
      when (new.user_id in (1, 3)) execute function reject_row()`);
});
afterAll(drop);

test.each([
  ["announcement", "notifications", sendAnnouncements],
  ["group_posted", "notifications", notifyGroupMembers],
  ["event_reminder", "notifications", remindAttendees],
  ["event_place", "notifications", notifyPromotedAttendees],
  ["group_event", "notifications", notifyMembersOfEvents],
  ["job_alert", "emails", alertSavedSearches],
  ["digest", "emails", () => sendDigests(monday)],
  ["unread_messages", "emails", emailUnreadMessages],
  ["job_ending", "emails", remindClosingJobs],
  ["decisions_due", "emails", notifyOfUndecidedApplications],
  ["applications_unanswered", "emails", remindUnansweredApplications],
])("a row with an error does not prevent the %s of others", async (kind, table, run) => {
  await run();
  const rows =
    await sql`select u.name from ${sql(table)} r join users u on u.id = r.user_id where r.kind = ${kind} and u.name <> 'author'`;
  expect(rows.map(({ name }) => name)).toEqual([expect.stringMatching(/^(student|company)2$/)]);
});
