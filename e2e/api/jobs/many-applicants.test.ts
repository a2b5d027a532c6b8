import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabase, isolatedEnv } from "../../support/worker-instance";

const { url, sql, drop } = await createDatabase();
Object.assign(process.env, isolatedEnv(url));
const { runMaintenanceTransaction } = await import("@/db/client");
const { notifyApplicants } = await import("@/lib/jobs/notify-applicants");

/** With three values for each, they would exceed the parameters of a statement. */
const applicants = 22_000;
const tables = ["users", "applications"];

beforeAll(async () => {
  // Counters and the search index are not needed, and would take most of the time.
  for (const table of tables) await sql.unsafe(`alter table ${table} disable trigger user`);
  await sql`insert into users (name, username, email, password_hash, role)
    select 'student' || n, 'student' || n, 'student' || n || '@test.invalid', '-', 'student'
    from generate_series(1, ${applicants}) n`;
  await sql`insert into companies (name, status) values ('Atelier', 'active')`;
  await sql`insert into job_postings (company_id, title, description, requirements, location, application_deadline)
    values (1, 'Stage', '', '', '', current_date + 9), (1, 'Emploi', '', '', '', current_date + 9)`;
  await sql`insert into documents (user_id, kind, name, path, size) values (1, 'resume', 'cv.pdf', 'documents/1.pdf', 9)`;
  await sql`insert into applications (job_posting_id, student_id, resume_id, withdrawn_at)
    select 1, id, 1, case when id = 2 then now() end from users order by id desc`;
  await sql`insert into applications (job_posting_id, student_id, resume_id) values (2, 1, 1)`;
  await sql`update users set deleted_at = now() where id = 3`;
  for (const table of tables) await sql.unsafe(`alter table ${table} enable trigger user`);
  // As the server does for tables that have grown; without it, the plan would read all applicants for each of them.
  await sql.unsafe(`analyze ${tables.join(", ")}`);
}, 120_000);
afterAll(drop);

test("the deletion of a job notifies thousands of applicants, each of their own application", {
  timeout: 120_000,
}, async () => {
  const job = { id: 1, title: "Stage", companyName: "Atelier", actorId: 1 };
  await runMaintenanceTransaction((tx) => notifyApplicants(tx, job));
  const [counts] = await sql`select
    (select count(*)::int from application_events e join applications a on a.id = e.application_id
      where e.kind = 'posting_deleted' and a.job_posting_id = 1) as events,
    (select count(distinct a.id)::int from notifications n join applications a on a.student_id = n.user_id
      where n.kind = 'job_deleted' and n.count = 1 and a.job_posting_id = 1
        and n.params = jsonb_build_object('title', 'Stage', 'company', 'Atelier', 'application', a.id)) as notifications,
    (select count(distinct a.id)::int from emails m join applications a on a.student_id = m.user_id
      where m.kind = 'job_deleted' and m.recipient = 'student' || a.student_id || '@test.invalid' and a.job_posting_id = 1
        and m.params = jsonb_build_object('title', 'Stage', 'company', 'Atelier', 'application', a.id)) as emails,
    (select count(*)::int from notifications) + (select count(*)::int from emails) as all`;
  const notified = applicants - 2;
  expect(counts).toEqual({ events: notified, notifications: notified, emails: notified, all: 2 * notified });
});
